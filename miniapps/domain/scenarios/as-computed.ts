import type { Body } from '../document/change.ts'
import { type FieldRules, ruleOf } from '../document/field-rule.ts'
import { ASKED_FIELDS } from './asked-fields.ts'

const COMPUTED = 'computed/'
const isCopy = (path: string) => path.startsWith(COMPUTED)

const beneath = <Value>(of: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(of).map(([path, value]) => [COMPUTED + path, value]))

/**
 * Copies of the answers that the options were computed with: options keep their meaning while the answers go
 * on.
 */
export const COPY_FIELDS: FieldRules = beneath(ASKED_FIELDS)

/** Answers that options depend on, by path. */
export const askedIn = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([path]) => ruleOf(ASKED_FIELDS, path)))

/** Fields that keep a copy of the answers, in place of the copies of before. */
export const copiesOf = (body: Body): Body => ({
  ...Object.fromEntries(Object.keys(body).flatMap((path) => (isCopy(path) ? [[path, null]] : []))),
  ...beneath(askedIn(body)),
})

/** A scenario as it was asked when its options were computed, and as it is where they never were. */
export function asComputed(body: Body): Body {
  const copies = Object.entries(body).filter(([path]) => isCopy(path))
  if (copies.length === 0) return body
  const others = Object.entries(body).filter(([path]) => !isCopy(path) && !ruleOf(ASKED_FIELDS, path))
  return Object.fromEntries([
    ...others,
    ...copies.map(([path, value]) => [path.slice(COMPUTED.length), value] as const),
  ])
}
