import type { LitElement, PropertyValues } from 'lit'
import { warnWrong } from './warn-once.ts'

/**
 * Scripts that nobody checks set a property to an object where a text is meant: nothing is shown for it, and
 * it is said.
 */
export function keepTexts(element: LitElement, changed: PropertyValues): void {
  const { elementProperties } = element.constructor as typeof LitElement
  const values = element as unknown as Record<string, unknown>
  for (const name of changed.keys() as Iterable<string>) {
    const { type, converter, state } = elementProperties.get(name)!
    const value = values[name]
    if (!value || typeof value !== 'object' || type || converter || state) continue
    warnWrong(element.localName, name, value)
    values[name] = ''
  }
}
