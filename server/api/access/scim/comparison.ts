import type { Attribute } from './attribute.ts'
import type { Comparison, Value } from './parse-filter.ts'
import { invalidFilter } from './scim-error.ts'

/** A comparison whose value has the type of the attribute; texts that are compared without case are in small letters. */
export type Compared =
  | { kind: 'text'; op: Comparison; value: string }
  | { kind: 'truth'; op: 'eq' | 'ne'; value: boolean }
  | { kind: 'time'; op: Comparison; value: Date }
  | { kind: 'presence'; isPresent: boolean }

/** @throws ScimError where the attribute cannot be compared so */
export function comparisonOf(attribute: Attribute, op: Comparison, value: Value): Compared {
  const refusal = () => invalidFilter(`${attribute.name} ${op} ${JSON.stringify(value)} cannot be compared.`)
  if (attribute.type === 'complex') throw refusal()
  if (value === null) {
    if (op !== 'eq' && op !== 'ne') throw refusal()
    return { kind: 'presence', isPresent: op === 'ne' }
  }
  if (attribute.type === 'boolean') {
    const truth = truthOf(value)
    if (truth === undefined || (op !== 'eq' && op !== 'ne')) throw refusal()
    return { kind: 'truth', op, value: truth }
  }
  if (attribute.type === 'dateTime') {
    const time = new Date(typeof value === 'string' ? value : Number.NaN)
    if (Number.isNaN(time.getTime()) || ['co', 'sw', 'ew'].includes(op)) throw refusal()
    return { kind: 'time', op, value: time }
  }
  const text = String(value)
  return { kind: 'text', op, value: attribute.caseExact ? text : text.toLowerCase() }
}

/** Some directories write truth values as text. */
export function truthOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string' || !/^(true|false)$/i.test(value)) return undefined
  return value.toLowerCase() === 'true'
}
