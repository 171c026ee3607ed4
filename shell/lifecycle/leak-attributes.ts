import type { LeakLedger } from './leak-ledger.ts'

type Members = Record<string, (this: Element, ...values: unknown[]) => unknown>

/** Properties that change an attribute, which may be there and empty afterwards. */
const PROPERTIES: readonly (readonly [prototype: object, property: string, attribute: string])[] = [
  [HTMLElement.prototype, 'style', 'style'],
  [Element.prototype, 'classList', 'class'],
  [Element.prototype, 'className', 'class'],
]

/** Attributes of html and body that are not as the mini-app found them, such as a style that locks scrolling. */
export function watchAttributes(ledger: LeakLedger): void {
  const note = (element: Element, attribute: string) => {
    if (element !== document.body && element !== document.documentElement) return
    const value = () => element.getAttribute(attribute) ?? (attribute === 'style' || attribute === 'class' ? '' : null)
    const found = value()
    ledger.noteFirst(`attribute "${attribute}" of ${element.localName}`, () => value() !== found)
  }
  const methods = Element.prototype as unknown as Members
  for (const name of ['setAttribute', 'toggleAttribute', 'removeAttribute']) {
    const change = methods[name]!
    methods[name] = function (...values) {
      note(this, String(values[0]))
      return change.apply(this, values)
    }
  }
  for (const [prototype, property, attribute] of PROPERTIES) {
    const { get, set, ...rest } = Object.getOwnPropertyDescriptor(prototype, property)!
    Object.defineProperty(prototype, property, {
      ...rest,
      get(this: Element): unknown {
        note(this, attribute)
        return get!.call(this)
      },
      set(this: Element, value: unknown) {
        note(this, attribute)
        set!.call(this, value)
      },
    })
  }
}
