import type { Edition } from '../audience/edition.ts'
import type { Expression } from '../audience/expression.ts'
import { baseOf } from '../surveys/base-of.ts'
import type { Basis } from '../surveys/basis.ts'
import type { Counting } from '../surveys/counting.ts'
import type { Dataset } from '../surveys/dataset.ts'
import { type MapFigures, mapFigures } from './map-figures.ts'
import { wavesToCompare } from './wave-before.ts'

/** An audience that the map's survey can count. */
export interface MappedAudience {
  key: string
  title: string
  edition: Edition
  figures: MapFigures
}

/** Base and waves of every count. */
export interface Asks {
  slices: readonly string[]
  /** The wave before; null where there is none. */
  before: readonly string[] | null
  weight: string
  base: Expression
  focus: Expression | null
}

/** Base and waves of a basis, against the focus; a text that cannot be read is never stored. */
export function asksOf(
  dataset: Pick<Dataset, 'slices'>,
  { slices, weight, base }: Basis,
  focus: string,
): Asks {
  const waves = wavesToCompare(dataset.slices, slices)
  return {
    slices: waves?.now ?? slices,
    before: waves?.before ?? null,
    weight,
    base: baseOf({ base }) ?? { op: 'all' },
    focus: focus.trim() ? (baseOf({ base: focus }) ?? null) : null,
  }
}

/** Figures of pinned audiences, whose editions are all there. */
export async function countMap(
  survey: Pick<Counting, 'count'>,
  { slices, before, weight, base, focus }: Asks,
  pinned: readonly { key: string; edition: Edition | null }[],
): Promise<MappedAudience[]> {
  const columns = pinned.map(({ edition }) => edition!.expression)
  const rows = focus ? [focus] : []
  const [now, earlier] = await Promise.all([
    survey.count({ slices, weight, base, rows, columns }),
    before && survey.count({ slices: before, weight, base, rows: [], columns }),
  ])
  const figures = mapFigures({ now, before: earlier })
  return pinned.map(({ key, edition }, at) => ({
    key,
    title: edition!.title,
    edition: edition!,
    figures: figures[at]!,
  }))
}

/** The largest first; those whose size is hidden come last. */
export const bySize = (audiences: readonly MappedAudience[]): MappedAudience[] =>
  audiences.toSorted((one, other) => (other.figures.size ?? 0) - (one.figures.size ?? 0))
