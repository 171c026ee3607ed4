import type { FocusMark } from './entry-views.ts'

const SHADOW = -1
const NAME_CHARACTERS = 80

/** Marks what has the focus in the main content; null where the focus is elsewhere, or on nothing. */
export function markFocus(): FocusMark | null {
  const focused = focusedElement()
  const way: number[] = []
  for (let node: Node | null = focused; node && !isMain(node);) {
    if (node instanceof ShadowRoot) {
      way.unshift(SHADOW)
      node = node.host
    } else {
      const parent: ParentNode | null = node.parentNode
      if (parent) way.unshift(Array.prototype.indexOf.call(parent.children, node))
      node = parent
    }
    if (node && isMain(node)) return way.length > 0 ? { ...namedAs(focused!), way } : null
  }
  return null
}

/** Gives the focus back to what was marked: at its old place, else wherever in the page something is called the same. */
export function focusMarked(mark: FocusMark, main: Element): boolean {
  const there = at(mark.way, main)
  const target = there && isSame(there, mark) ? there : mark.name ? find(mark, main) : undefined
  if (!(target instanceof HTMLElement)) return false
  target.focus({ preventScroll: true })
  return true
}

function focusedElement(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

const isMain = (node: Node): boolean =>
  node instanceof HTMLElement && node.localName === 'main' && node.id === 'main'

/** Not by id: frameworks count theirs on with each mount. */
function namedAs(element: Element): Omit<FocusMark, 'way'> {
  const name =
    element.getAttribute('href') ??
    element.getAttribute('aria-label') ??
    element.getAttribute('name') ??
    element.textContent.trim()
  return { tag: element.localName, name: name.slice(0, NAME_CHARACTERS) }
}

function isSame(element: Element, { tag, name }: FocusMark): boolean {
  const found = namedAs(element)
  return found.tag === tag && found.name === name
}

function at(way: readonly number[], main: Element): Element | undefined {
  let parent: ParentNode | null | undefined = main
  for (const step of way)
    parent = step === SHADOW ? (parent as Element | undefined)?.shadowRoot : parent?.children[step]
  return parent instanceof Element ? parent : undefined
}

function find(mark: FocusMark, within: Element): Element | undefined {
  for (const root of [within.shadowRoot, within]) {
    for (const child of root?.children ?? []) {
      const found = isSame(child, mark) ? child : find(mark, child)
      if (found) return found
    }
  }
  return undefined
}
