import { type BudgetLine, NO_AMOUNTS } from './budget-lines.ts'

/** Periods that are over, and the money spent by then. */
export interface Standing {
  /** Number of periods that are over. */
  done: number
  /** Minor units by period at the plan's rates, by line, as the ledger has them. */
  actual: ReadonlyMap<string, readonly number[]>
}

export const NOTHING_SPENT: Standing = { done: 0, actual: new Map() }

export const actualOf = ({ actual }: Standing, id: string): readonly number[] => actual.get(id) ?? NO_AMOUNTS

/** As forecast, or else as planned. */
export const expectedOf = ({ planned, forecast }: BudgetLine): readonly number[] => forecast ?? planned

/** Cost of each period of a line in the end: of those that are over what was spent, of the rest what is expected. */
export function outlookOf(line: BudgetLine, standing: Standing): readonly number[] {
  const expected = expectedOf(line)
  return standing.done === 0
    ? expected
    : [...actualOf(standing, line.id).slice(0, standing.done), ...expected.slice(standing.done)]
}

/** Lines of a budget, and those that money was spent on without one. */
export function withUnplanned(lines: readonly BudgetLine[], { actual }: Standing): readonly BudgetLine[] {
  const known = new Set(lines.map(({ id }) => id))
  const more = [...actual.keys()].filter((id) => !known.has(id))
  if (!more.length) return lines
  const unplanned = more.map((id): BudgetLine => {
    const [market = '', channel = ''] = id.split('.')
    return { id, market, channel, planned: NO_AMOUNTS, committed: NO_AMOUNTS, forecast: null }
  })
  return [...lines, ...unplanned].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
