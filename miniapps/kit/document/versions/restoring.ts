import { type FieldRules, ruleOf } from '../../../domain/document/field-rule.ts'
import type { Json } from '../../../domain/document/json.ts'
import { MAX_CHANGES_PER_GROUP, MAX_PATCH_BYTES } from '../../../domain/document/limits.ts'
import type { Difference } from './differences-of.ts'
import type { RowDifference } from './row-differences.ts'

/** Of a change, beside its path and both of its values: its own ID, that of its group, and their names. */
const CHANGE_BYTES = 160

export interface Restoring {
  /** To be set in one step. */
  values: Readonly<Record<string, Json>>
  count: number
  /** A step is stored whole or not at all, so that it must fit into one call. */
  fits: boolean
}

/** All that must be set for a document to be as an earlier version was; files and what never changes stay as they are. */
export function restoring(
  rules: { fields: FieldRules },
  fields: readonly Difference[],
  rows: readonly RowDifference[],
): Restoring {
  const changes = [
    ...fields.filter(({ path }) => maySet(rules.fields, path)),
    ...rows.flatMap(({ differences }) => differences),
  ]
  const bytes = changes.reduce((sum, { path, before, after }) => {
    return sum + CHANGE_BYTES + bytesOf([path, before, after])
  }, 0)
  return {
    values: Object.fromEntries(changes.map(({ path, before }) => [path, before])),
    count: changes.length,
    fits: changes.length <= MAX_CHANGES_PER_GROUP && bytes <= MAX_PATCH_BYTES,
  }
}

function maySet(fields: FieldRules, path: string): boolean {
  const rule = ruleOf(fields, path)
  return rule !== undefined && !rule.fixed && !rule.holds
}

const bytesOf = (value: Json): number => new TextEncoder().encode(JSON.stringify(value)).length
