import type { Dataset } from '../../surveys/dataset.ts'
import { universeOf } from '../../weights/universe-of.ts'
import type { Edition } from '../edition.ts'
import { areOfOneMarket } from './apart-reason.ts'
import { refText } from './audience-refs.ts'
import { boundsOf, type Estimate } from './bounds-of.ts'
import { type Composition, expressionOfComposition, runningSets } from './chain.ts'

/** Of the composition up to an audience, in thousands. */
export interface EstimatedStep extends Estimate {
  /** Place of the audience. */
  place: number
}

/** Estimates up to each audience; the reason where there are none. `editions` are those of the composition, in its order. */
export function estimatesOf(
  composition: Composition,
  editions: readonly Edition[],
  datasets: readonly Dataset[],
): readonly EstimatedStep[] | 'markets' | 'noUniverse' {
  if (!areOfOneMarket(editions)) return 'markets'
  const universe = Math.max(...editions.map((edition) => universeOfEdition(edition, datasets)))
  if (universe <= 0) return 'noUniverse'
  const sizes = Object.fromEntries(editions.map((edition) => [refText(edition), edition.universe]))
  const { kind, steps } = composition
  const running = kind === 'chain' ? runningSets(steps) : [expressionOfComposition(composition)!]
  return running.map((expression, at) => ({
    place: kind === 'chain' ? at : editions.length - 1,
    ...boundsOf({ expression, sizes, universe }),
  }))
}

/** People that its markets stand for, in thousands. */
function universeOfEdition({ dataset, slices }: Edition, datasets: readonly Dataset[]): number {
  const own = datasets.find(({ id }) => id === dataset)?.slices.filter(({ id }) => slices.includes(id)) ?? []
  return universeOf({ slices: own.map((slice) => ({ ...slice, cell: slice.weightSum })) })
}
