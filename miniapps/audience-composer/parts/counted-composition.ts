import { expressionOfComposition, runningSets } from '../../domain/audience/compose/chain.ts'
import { withEditions, refText } from '../../domain/audience/compose/audience-refs.ts'
import { upsetRows } from '../../domain/audience/compose/upset-rows.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import type { CountedCell, CountedRegions } from '../../domain/surveys/counting.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import type { CompositionWorld } from './composition-world.tsx'
import type { DrawnCell } from './drawn-sets.ts'

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

/** Counts a composition whose editions are all of one version. */
export async function countComposition(
  survey: Pick<Survey, 'count' | 'regions'>,
  { composition, editions, basis }: Pick<CompositionWorld, 'composition' | 'editions' | 'basis'>,
  signal?: AbortSignal,
): Promise<CountedComposition> {
  const { kind, steps } = composition!
  const { slices, weight, base } = basis
  const rules = (expression: Expression) =>
    withEditions(expression, (ref) => editions.get(refText(ref))?.expression)
  const sets = steps.map(({ id, version }) => rules({ op: 'audience', id, version }))
  const running = kind === 'chain' ? runningSets(steps).map(rules) : []
  const rows = [...sets, ...running, rules(expressionOfComposition(composition!)!)]
  const asked = { slices, weight, base: rules(base) }
  const [{ cells }, regions] = await Promise.all([
    survey.count({ ...asked, rows, columns: sets }, signal),
    survey.regions({ ...asked, sets }, signal),
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
