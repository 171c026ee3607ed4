import { elementsWithin, shadowsWithin } from './elements-within.ts'
import type { Shown } from './page-api.ts'

/** The visible content of an element: texts, values of fields, and whether there is anything at all. */
export function shownIn(roots: readonly Element[]): Shown {
  const visible = roots.flatMap(elementsWithin).filter((each) => each.checkVisibility())
  const values = visible.flatMap((each) =>
    'value' in each && typeof each.value === 'string' ? each.value : [],
  )
  const text = [...roots.flatMap(textsIn), ...values].join(' ').replaceAll(/\s+/g, ' ').trim()
  const drawn = roots.some((root) => text !== '' || root.getBoundingClientRect().height > 0)
  return { text, elements: drawn ? Math.max(visible.length, 1) : visible.length }
}

function textsIn(root: ParentNode): string[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode
    if (!parentElement || parentElement.checkVisibility()) texts.push(textContent ?? '')
  }
  return [...texts, ...shadowsWithin(root).flatMap(textsIn)]
}
