import { costOf, type PlannedCost, weekCosts } from '../../domain/plans/line-costs.ts'
import type { WeighedLine } from '../../domain/plans/line-weight.ts'
import type { PlanAtHand } from '../../domain/plans/plan-figures.ts'
import type { PlanLine } from '../../domain/plans/plan-line.ts'
import type { Reached } from '../../domain/plans/plan-reach.ts'

/** A line as the grid draws it; the same object as long as nothing of it has changed. */
export interface PlanRow {
  line: PlanLine
  isPackage: boolean
  cost: PlannedCost | null
  /** Undefined of a package. */
  reached: Reached | undefined
  /** Net by week, in minor units. */
  weeks(): Readonly<Record<string, number>>
}

interface Known {
  row: PlanRow
  weighed: WeighedLine | undefined
  currency: string
}

const NO_WEEKS = {}

/** Makes rows of a plan's lines, and keeps those whose line is the same object as before. */
export class PlanRows {
  #known = new WeakMap<PlanLine, Known>()

  of({ all, weighed, lines, head }: PlanAtHand): readonly PlanRow[] {
    const { currency, weeks } = head
    const weights = new Map(weighed.map((each) => [each.id, each]))
    const packages = new Set(all.flatMap(({ parent }) => parent || []))
    return all.map((line) => {
      const [known, own] = [this.#known.get(line), weights.get(line.id)]
      const isPackage = packages.has(line.id)
      if (known?.weighed === own && known?.currency === currency && known.row.isPackage === isPackage)
        return known.row
      let byWeek: ReturnType<PlanRow['weeks']> | undefined
      const row: PlanRow = {
        line,
        isPackage,
        cost: costOf(line, currency),
        reached: lines.get(line.id),
        weeks: () => (byWeek ??= weekCosts(line, currency, weeks) ?? NO_WEEKS),
      }
      this.#known.set(line, { row, weighed: own, currency })
      return row
    })
  }
}

/** The same part of a line's gross as of its net. */
export function ofGross({ cost }: PlanRow, net: number | undefined): number | null {
  if (net === undefined || !cost || cost.gross === null || cost.net === 0) return null
  return (net * cost.gross) / cost.net
}
