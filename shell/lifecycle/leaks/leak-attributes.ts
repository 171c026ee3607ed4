import type { LeakLedger } from './leak-ledger.ts'

type Note = (element: Element, attribute: string) => void
type Members = Record<string, (this: Element, ...values: unknown[]) => unknown>

/** Properties that are attributes by another name. Not `lang`: the shell sets it itself when a mini-app wishes for another language. */
const PROPERTIES: readonly (readonly [prototype: object, property: string, attribute: string])[] = [
  [HTMLElement.prototype, 'style', 'style'],
  [Element.prototype, 'className', 'class'],
  [Element.prototype, 'id', 'id'],
  [HTMLElement.prototype, 'hidden', 'hidden'],
  [HTMLElement.prototype, 'inert', 'inert'],
  [HTMLElement.prototype, 'dir', 'dir'],
]

/** Of these what is read changes the attribute as well. */
const LIVE: typeof PROPERTIES = [
  [HTMLElement.prototype, 'style', 'style'],
  [Element.prototype, 'classList', 'class'],
]

/** Attributes that may be there and empty afterwards. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['style', 'class', 'id', 'dir'])

/** Attributes of html and body that are not as the mini-app found them, such as a style that locks scrolling. */
export function watchAttributes(ledger: LeakLedger): void {
  const note: Note = (element, attribute) => {
    if (!isOfPage(element)) return
    const value = () => element.getAttribute(attribute) ?? (MAY_BE_EMPTY.has(attribute) ? '' : null)
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
  for (const [prototype, property, attribute] of PROPERTIES)
    wrap(prototype, property, 'set', (element) => note(element, attribute))
  for (const [prototype, property, attribute] of LIVE)
    wrap(prototype, property, 'get', (element) => note(element, attribute))
  watchDataset(note)
}

const isOfPage = (element: Element): boolean =>
  element === document.body || element === document.documentElement

function wrap(
  prototype: object,
  property: string,
  way: 'get' | 'set',
  first: (element: Element) => void,
): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, property)!
  const member = descriptor[way]! as (this: Element, ...values: unknown[]) => unknown
  Object.defineProperty(prototype, property, {
    ...descriptor,
    [way](this: Element, ...values: unknown[]) {
      first(this)
      return member.apply(this, values)
    },
  })
}

/** `dataset` says what is changed only to the one who is asked in its place. */
function watchDataset(note: Note): void {
  const { get, ...rest } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset')!
  const nameOf = (key: string | symbol) =>
    `data-${String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  Object.defineProperty(HTMLElement.prototype, 'dataset', {
    ...rest,
    get(this: HTMLElement): DOMStringMap {
      const data = get!.call(this) as DOMStringMap
      if (!isOfPage(this)) return data
      return new Proxy(data, {
        set: (_, key, value) => (note(this, nameOf(key)), Reflect.set(data, key, value)),
        deleteProperty: (_, key) => (note(this, nameOf(key)), Reflect.deleteProperty(data, key)),
      })
    },
  })
}
