/** Minor units of the currency, unrounded; null where there is nothing to divide by. */
export interface UnitFigures {
  /** A thousand impressions. */
  cpm: number | null
  /** A GRP. */
  cpp: number | null
  cpc: number | null
  cpv: number | null
  cpa: number | null
  /** A point of reach. */
  perPoint: number | null
}

/** Cost of each unit that a line or plan bought. `cost` in minor units, `reach` in percent. */
export function unitFigures(asked: {
  cost: number
  impressions?: number
  grp?: number
  clicks?: number
  views?: number
  actions?: number
  reach?: number
}): UnitFigures {
  const { cost, impressions, grp, clicks, views, actions, reach } = asked
  return {
    cpm: costPer(cost * 1000, impressions),
    cpp: costPer(cost, grp),
    cpc: costPer(cost, clicks),
    cpv: costPer(cost, views),
    cpa: costPer(cost, actions),
    perPoint: costPer(cost, reach),
  }
}

/** Cost, impressions and CPM of lines together: the CPM of the sums, never a mean of CPMs. Minor units. */
export function blendedCpm({ lines }: { lines: readonly { cost: number; impressions: number }[] }): {
  cost: number
  impressions: number
  cpm: number | null
} {
  const cost = lines.reduce((sum, line) => sum + line.cost, 0)
  const impressions = lines.reduce((sum, line) => sum + line.impressions, 0)
  return { cost, impressions, cpm: costPer(cost * 1000, impressions) }
}

/** Minor units a unit. */
export const costPer = (cost: number, units: number | undefined): number | null =>
  units ? cost / units : null
