import type { CountedComposition } from './count-composition.ts'
import { upsetRows } from './upset-rows.ts'

/** Sets and their exclusive cells as pictures show them; sizes in thousands, null where a licence hides one. */
export interface DrawnSets {
  names: readonly string[]
  sizes: readonly (number | null)[]
  cells: readonly DrawnCell[]
}

export interface DrawnCell {
  key: string
  /** Bit k is set k; null of what is taken together, because it stands for too few people. */
  mask: number | null
  name: string
  n: number | null
  universe: number | null
  /** Of the base. */
  share: number | null
}

/** Exclusive cells in the order of pictures; what is too small for each comes last, as one. */
export function drawnCells(
  { regions: { regions, other }, base }: CountedComposition,
  sets: number,
  nameOf: (within: readonly number[] | null) => string,
): readonly DrawnCell[] {
  const shareOf = (universe: number) => (base && base.universe > 0 ? universe / base.universe : null)
  const cell = (key: string, mask: number | null, name: string, of: { n: number; universe: number }) => ({
    key,
    mask,
    name,
    n: of.n,
    universe: of.universe,
    share: shareOf(of.universe),
  })
  const nobody = regions.find(({ mask }) => mask === 0)
  return [
    ...upsetRows({ regions, sets }).map((row) => cell(String(row.mask), row.mask, nameOf(row.within), row)),
    ...(other ? [cell('other', null, nameOf(null), other)] : []),
    ...(nobody ? [cell('0', 0, nameOf([]), nobody)] : []),
  ]
}
