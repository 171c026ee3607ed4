import { type Json, sameJson } from '../../../domain/document/json.ts'
import type { Field } from '../../../domain/document/wire.ts'

export type Fields = Readonly<Record<string, Field>>

/** A field in which two versions differ; null for empty. */
export interface Difference {
  path: string
  before: Json
  after: Json
  /** Who set it last in the later version; undefined where it was not there at all. */
  last: Pick<Field, 'by' | 'at'> | undefined
}

/** Field by field, in the order of the later version; what it does not have comes last. */
export function differencesOf(before: Fields, after: Fields): readonly Difference[] {
  const paths = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...paths].flatMap((path) => {
    const [was, is] = [before[path]?.value ?? null, after[path]?.value ?? null]
    return sameJson(was, is) ? [] : [{ path, before: was, after: is, last: after[path] }]
  })
}
