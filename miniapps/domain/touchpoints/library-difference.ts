import type { Body } from '../document/change.ts'
import { type Json, sameJson } from '../document/json.ts'
import { touchpointFields } from './touchpoint.ts'

export const DIFFERENCE_KINDS = ['added', 'changed', 'retired', 'returned', 'removed'] as const

/** Kinds of changes to a touchpoint between two versions of a library. */
export interface TouchpointDifference {
  code: string
  kind: (typeof DIFFERENCE_KINDS)[number]
  /** Null where a side says nothing. */
  fields: readonly { field: string; before: Json; after: Json }[]
}

const NOTHING: Body = {}

/** Touchpoint by touchpoint, in the order of their codes. */
export function libraryDifference(before: Body, after: Body): readonly TouchpointDifference[] {
  const [was, is] = [touchpointFields(before), touchpointFields(after)]
  return [...new Set([...was.keys(), ...is.keys()])].toSorted().flatMap((code) => {
    const [old, now] = [was.get(code) ?? NOTHING, is.get(code) ?? NOTHING]
    const fields = [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((field) => {
      const [one, other] = [old[field] ?? null, now[field] ?? null]
      return sameJson(one, other) ? [] : [{ field, before: one, after: other }]
    })
    return fields.length ? [{ code, kind: kindOf(old, now), fields }] : []
  })
}

function kindOf(old: Body, now: Body): TouchpointDifference['kind'] {
  if (old === NOTHING) return 'added'
  if (now === NOTHING) return 'removed'
  const [wasActive, isActive] = [old['active'] !== false, now['active'] !== false]
  if (wasActive === isActive) return 'changed'
  return isActive ? 'returned' : 'retired'
}
