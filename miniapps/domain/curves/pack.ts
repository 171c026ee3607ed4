import * as v from 'valibot'
import { fieldProblem } from '../document/apply-changes.ts'
import type { Body } from '../document/change.ts'
import { type Json, sameJson } from '../document/json.ts'
import { asidePath } from './compare-families.ts'
import { CURVE } from './curve.ts'
import { CURVES_MAX, POINTS_MAX } from './limits.ts'
import { observedFaults } from './observed-faults.ts'
import { pointSchema } from './points-schema.ts'
import type { ObservedPoint } from './wire.ts'

export const PACK_FORMAT = 'rf-curves'

/** What a pack says of a curve, beside its points. */
export const PACKED_FIELDS = [
  'market',
  'touchpoint',
  'audience',
  'unit',
  'currency',
  'family',
  'fit',
  'universe',
  'source',
  'notes',
  'from',
  'to',
] as const

/** A curve without its history: what another agency, or the same one later, makes it of. */
export interface PackedCurve {
  fields: Body
  /** Rows that are put aside. */
  aside: readonly number[]
  points: readonly ObservedPoint[]
}

export interface Pack {
  format: typeof PACK_FORMAT
  version: 1
  curves: readonly PackedCurve[]
}

export const packOf = (curves: readonly PackedCurve[]): Pack => ({ format: PACK_FORMAT, version: 1, curves })

export function packedCurve(body: Body, points: readonly ObservedPoint[]): PackedCurve {
  const fields = PACKED_FIELDS.flatMap((path) => (path in body ? [[path, body[path]!] as const] : []))
  const rows = points.map((_, place) => place + 1)
  return {
    fields: Object.fromEntries(fields),
    aside: rows.filter((row) => body[asidePath(row)] === true),
    points: points.map(({ x, reach, cost, date }) => ({ x, reach: [...reach], cost, date })),
  }
}

/** What a document becomes that is to be as the pack says: fields that the pack does not have are emptied. */
export const changesToPacked = (packed: PackedCurve, body: Body, set: number): Body => ({
  ...Object.fromEntries(
    Object.keys(body)
      .filter((path) => path.startsWith('aside/') || PACKED_FIELDS.some((known) => known === path))
      .map((path) => [path, null]),
  ),
  points: null,
  ...bodyOfPacked(packed, set),
})

/** Fields of a document of a packed curve; its points are the set of this number. */
export const bodyOfPacked = ({ fields, aside }: PackedCurve, set: number): Body => ({
  ...fields,
  ...Object.fromEntries(aside.map((row) => [asidePath(row), true])),
  ...(set > 0 && { points: set }),
})

/** Of what it is: by these it is found again. */
export const packKey = ({ fields }: Pick<PackedCurve, 'fields'>): string =>
  JSON.stringify(['market', 'touchpoint', 'audience', 'unit', 'from'].map((path) => fields[path] ?? ''))

export const samePacked = (one: PackedCurve, other: PackedCurve): boolean =>
  sameJson(one as unknown as Json, other as unknown as Json)

/** Why a curve of a pack cannot be taken; curves and rows count from 1. */
export interface PackFault {
  curve: number
  field: string
  row?: number
  code: string
}

const CODES: Readonly<Record<string, string>> = { cost: 'no-cost', date: 'no-date' }

/** Everything that keeps a pack from being taken, all of it or nothing. */
export function packFaults(curves: readonly PackedCurve[]): readonly PackFault[] {
  const seen = new Set<string>()
  const faults = curves.flatMap((packed, place): PackFault[] => {
    const curve = place + 1
    const key = packKey(packed)
    const isTwice = seen.has(key)
    seen.add(key)
    return [
      ...(isTwice ? [{ curve, field: 'touchpoint', code: 'twice' }] : []),
      ...['market', 'touchpoint']
        .filter((field) => !packed.fields[field])
        .map((field) => ({ curve, field, code: 'missing' })),
      ...Object.entries(packed.fields)
        .filter(([path, value]) => fieldProblem(CURVE, path, value))
        .map(([field]) => ({ curve, field, code: 'not-valid' })),
      ...(packed.aside.some((row) => row < 1 || row > packed.points.length)
        ? [{ curve, field: 'aside', code: 'not-valid' }]
        : []),
      ...faultsOfPoints(packed.points).map((fault) => ({ curve, field: 'points', ...fault })),
    ]
  })
  return curves.length > CURVES_MAX
    ? [{ curve: CURVES_MAX + 1, field: 'curves', code: 'too-many' }, ...faults]
    : faults
}

/** Before anything is stored, for the server would refuse such a point when the curve is there. */
function faultsOfPoints(points: readonly ObservedPoint[]): readonly { row: number; code: string }[] {
  if (points.length > POINTS_MAX) return [{ row: POINTS_MAX + 1, code: 'too-many' }]
  const refused = points.flatMap((point, place) => {
    const { success, issues } = v.safeParse(pointSchema, point)
    return success ? [] : [{ row: place + 1, code: CODES[v.getDotPath(issues[0]) ?? ''] ?? 'no-number' }]
  })
  return refused.length ? refused : observedFaults(points)
}

/** A pack as it was written; null for what is none. */
export function readPack(json: unknown): readonly PackedCurve[] | null {
  const { format, version, curves } = (json ?? {}) as Partial<Pack>
  if (format !== PACK_FORMAT || version !== 1 || !Array.isArray(curves)) return null
  return curves.every(isPacked) ? curves : null
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

function isPacked(value: unknown): value is PackedCurve {
  const { fields, aside, points } = (value ?? {}) as Partial<Record<keyof PackedCurve, unknown>>
  return (
    typeof fields === 'object' &&
    fields !== null &&
    Object.keys(fields).every((path) => PACKED_FIELDS.some((known) => known === path)) &&
    Array.isArray(aside) &&
    aside.every((row) => Number.isInteger(row)) &&
    Array.isArray(points) &&
    points.every(
      ({ x, reach, cost, date }: Partial<ObservedPoint>) =>
        isNumber(x) &&
        Array.isArray(reach) &&
        reach.every(isNumber) &&
        (cost === null || isNumber(cost)) &&
        (date === null || typeof date === 'string'),
    )
  )
}
