import type { TreeParts } from './tree-parts.ts'

const ITEM = '[role=treeitem]'

/** As the ARIA practices have it: false where a key means nothing to a tree. */
export function moveInTree(tree: HTMLElement, key: string, { toggle }: Pick<TreeParts, 'toggle'>): boolean {
  const items = [...tree.querySelectorAll<HTMLElement>(ITEM)]
  const at = items.findIndex((item) => item.matches(':focus'))
  const now = items[at]
  const id = now?.dataset['id'] ?? ''
  const expanded = now?.getAttribute('aria-expanded')
  const above = now?.parentElement?.closest<HTMLElement>(ITEM)
  const open = () => (expanded === 'false' ? toggle(id) : expanded && items[at + 1]?.focus())
  const close = () => (expanded === 'true' ? toggle(id) : above?.focus())
  const isRtl = getComputedStyle(tree).direction === 'rtl'
  const press = (part: string) => now?.querySelector<HTMLElement>(part)?.click()
  const keys: Readonly<Record<string, () => unknown>> = {
    ArrowDown: () => items[at + 1]?.focus(),
    ArrowUp: () => items[at - 1]?.focus(),
    Home: () => items[0]?.focus(),
    End: () => items.at(-1)?.focus(),
    ArrowRight: isRtl ? close : open,
    ArrowLeft: isRtl ? open : close,
    '*': () => beside(now).forEach((item) => toggle(item.dataset['id']!)),
    Enter: () => press('.os-tree-row'),
    ' ': () => press(now?.querySelector('.os-tree-tick') ? '.os-tree-tick' : '.os-tree-row'),
  }
  const named = key.length === 1 ? () => nextNamed(items, at, key)?.focus() : undefined
  const act = keys[key] ?? named
  act?.()
  return act !== undefined
}

/** Closed ones on the same level. */
const beside = (now: HTMLElement | undefined) => [
  ...(now?.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${ITEM}[aria-expanded=false]`) ?? []),
]

/** The next item in sight whose name begins with the letter. */
const nextNamed = (items: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined =>
  [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))].find((item) =>
    item.querySelector('.os-tree-name')?.textContent.toLowerCase().startsWith(letter.toLowerCase()),
  )
