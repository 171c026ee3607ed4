import type { LeakLedger } from './leak-ledger.ts'
import { wordsFor } from './leak-words.ts'

type Insert = (this: Node, ...values: unknown[]) => unknown

/** Every way into the body or the head. */
const WAYS: readonly (readonly [prototype: object, names: readonly string[]])[] = [
  [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
  [
    Element.prototype,
    ['append', 'prepend', 'replaceChildren', 'insertAdjacentElement', 'after', 'before', 'replaceWith'],
  ],
]

/** Ways whose second value was in the page before. */
const ONE_ONLY: ReadonlySet<string> = new Set(['insertBefore', 'replaceChild'])

/** Children of body and head, styles among them, until they are out again. */
export function watchInsertions(ledger: LeakLedger): void {
  const strikes = new WeakMap<Node, () => void>()
  const note = (node: Node) => {
    const { parentElement } = node
    if (parentElement !== document.body && parentElement !== document.head) return
    strikes.get(node)?.() // moved: whoever moved it last answers for it
    const strike = ledger.note(`${wordsFor(node)} in ${parentElement.localName}`, () => node.isConnected)
    if (strike) strikes.set(node, strike)
  }
  for (const [prototype, names] of WAYS)
    for (const name of names) wrap(prototype as Record<string, Insert>, name, note)
}

function wrap(prototype: Record<string, Insert>, name: string, note: (node: Node) => void): void {
  const insert = prototype[name]!
  prototype[name] = function (...values) {
    const given = ONE_ONLY.has(name) ? values.slice(0, 1) : values
    const inserted = given.flatMap((value) =>
      value instanceof DocumentFragment ? [...value.childNodes] : value instanceof Node ? [value] : [],
    )
    const result = insert.apply(this, values)
    for (const node of inserted) note(node)
    return result
  }
}
