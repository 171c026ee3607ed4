import type { CountBasis, CountedCell, CountedRegions, Counting } from '../../surveys/counting.ts'
import type { Expression } from '../expression.ts'
import { refText, withEditions } from './audience-refs.ts'
import { type Composition, expressionOfComposition, runningSets } from './chain.ts'
import type { Editions } from './read-editions.ts'

/** Counts of a composition, and how its audiences overlap. */
export interface CountedComposition {
  base: CountedCell
  whole: CountedCell
  /** Of each audience. */
  sizes: readonly CountedCell[]
  /** Up to each audience of a chain. */
  running: readonly CountedCell[]
  /** People in both, by audience and audience. */
  both: readonly (readonly CountedCell[])[]
  regions: CountedRegions
}

/**
 * Counts a composition whose editions are all of one version.
 * @throws Error of an edition that is not there
 */
export async function countComposition(
  survey: Counting,
  { composition, editions, basis }: { composition: Composition; editions: Editions; basis: CountBasis },
): Promise<CountedComposition> {
  const { kind, steps } = composition
  const { slices, weight, base } = basis
  const rules = (expression: Expression) =>
    withEditions(expression, (ref) => editions.get(refText(ref))?.expression)
  const sets = steps.map(({ id, version }) => rules({ op: 'audience', id, version }))
  const running = kind === 'chain' ? runningSets(steps).map(rules) : []
  const rows = [...sets, ...running, rules(expressionOfComposition(composition)!)]
  const asked = { slices, weight, base: rules(base) }
  const [{ cells }, regions] = await Promise.all([
    survey.count({ ...asked, rows, columns: sets }),
    survey.regions({ ...asked, sets }),
  ])
  const total = (row: number) => cells[row]!.at(-1)!
  return {
    base: cells.at(-1)!.at(-1)!,
    whole: total(rows.length - 1),
    sizes: sets.map((_, at) => total(at)),
    running: running.map((_, at) => total(sets.length + at)),
    both: sets.map((_, at) => cells[at]!.slice(0, sets.length)),
    regions,
  }
}
