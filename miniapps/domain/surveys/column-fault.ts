import type { Variable } from './frame.ts'
import { type Bits, without } from './store/bits.ts'
import type { Column } from './store/column.ts'
import type { People } from './store/people.ts'

export type ColumnFault = 'kind' | 'length' | 'answers' | 'padding'

const SLOTS = 32

/** Fault of a column of a slice by which counting would go astray, such as of a column that was made by another frame. */
export function columnFault(
  column: Column,
  { type, codes }: Pick<Variable, 'type' | 'codes'>,
  { words, mask }: People,
): ColumnFault | undefined {
  const isPadded = (set: Bits) => without(set, mask).some((word) => word !== 0)
  const kind = type === 'date' ? 'number' : type
  if (column.kind !== kind) return 'kind'
  if (column.kind === 'single') {
    if (column.places.length !== words * SLOTS) return 'length'
    if (column.places.some((place) => place > codes.length)) return 'answers'
    return isPadded(answeredOf(column.places)) ? 'padding' : undefined
  }
  const sets = column.kind === 'multi' ? [column.answered, ...column.answers] : [column.answered]
  if (sets.some((set) => set.length !== words)) return 'length'
  if (column.kind === 'multi' && column.answers.length !== codes.length) return 'answers'
  if (column.kind === 'number' && column.values.length !== words * SLOTS) return 'length'
  if (column.kind === 'number' && !column.values.every(Number.isFinite)) return 'answers'
  return sets.some(isPadded) ? 'padding' : undefined
}

function answeredOf(places: Uint8Array | Uint16Array): Bits {
  const bits = new Uint32Array(places.length / SLOTS)
  places.forEach((place, slot) => {
    if (place > 0) bits[slot >>> 5]! |= 1 << (slot & 31)
  })
  return bits
}

/** Levels rise, are weights, and have people. */
export const arePeople = ({ levels, counts, n }: People): boolean =>
  n > 0 &&
  levels.length === counts.length &&
  counts.every((count) => count > 0) &&
  levels.every((level, at) => Number.isFinite(level) && level > (at === 0 ? 0 : levels[at - 1]!))
