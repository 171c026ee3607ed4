import type { LitElement } from 'lit'
import { shownValue, warnOnce } from './warn-once.ts'

/** Scripts that nobody checks set a property to an object where a text is meant: nothing is shown for it, and it is said. */
export function keepTexts(element: LitElement, changed: Iterable<PropertyKey>): void {
  const { elementProperties } = element.constructor as typeof LitElement
  const values = element as unknown as Record<PropertyKey, unknown>
  for (const name of changed) {
    const { type, converter, state } = elementProperties.get(name) ?? { state: true }
    const value = values[name]
    if (type || converter || state || !value || typeof value !== 'object') continue
    warnOnce(`<${element.localName}> ${String(name)}: ${shownValue(value)} is no text.`)
    values[name] = ''
  }
}
