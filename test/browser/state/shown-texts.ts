import { shadowsWithin } from '../../../packages/cli/check/page/elements-within.ts'

const SAID = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
]
/** What is no sentence of ours: dates, keys, code, and what names its own language. */
const NO_WORDS = 'time, kbd, code, style, script, [translate=no], [lang]'

/** Everything that is read or heard in there, shadows within included; a text with marks in it is one. */
export function shownTexts(root: ParentNode): string[] {
  return [
    ...new Set([...textsWithin(root), ...attributesWithin(root), ...shadowsWithin(root).flatMap(shownTexts)]),
  ]
}

function textsWithin(root: ParentNode): string[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (nodes.nextNode()) {
    const { parentElement: parent, textContent } = nodes.currentNode
    if (!parent || parent.closest(NO_WORDS) || !parent.checkVisibility({ visibilityProperty: true })) continue
    const whole = parent.closest('mark')?.parentElement ?? parent
    found.push((whole.querySelector('mark') ? whole.textContent : textContent) ?? '')
  }
  return found
}

const attributesWithin = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')]
    .filter((each) => !each.closest(NO_WORDS) && each.checkVisibility())
    .flatMap((each) => SAID.map((name) => each.getAttribute(name) ?? ''))
