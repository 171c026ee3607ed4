import { planVariance, type VarianceRow } from '../planning/variance/price-volume.ts'
import type { PlanLine } from '../plans/plan-line.ts'
import type { ComparedLine, ComparedPlan } from './compared-plan.ts'

/** A line of one or both plans. Amounts in minor units. */
export interface LineChange extends VarianceRow {
  /** The line in the plan that is compared; the baseline's where that plan no longer has it. */
  line: PlanLine
  before: number
  after: number
  quantityBefore: number
  quantityAfter: number
}

/** Why another plan costs what it does: the parts lead from one cost to the other. Minor units. */
export interface CostEffects {
  before: number
  after: number
  /** More or fewer contacts at what the baseline pays for one, and lines without contacts at its prices. */
  volume: number
  /** The same contacts in places that are dearer or cheaper; null where contacts are not known on both sides. */
  mix: number | null
  price: number
  fees: number
}

/** Lines are the same ones by their ids in versions of one plan, else by what they buy and how. */
export function lineChanges(baseline: ComparedPlan, other: ComparedPlan): readonly LineChange[] {
  const keyOf = baseline.id === other.id ? byId : byPurchase
  const [was, is] = [byKey(baseline.lines, keyOf), byKey(other.lines, keyOf)]
  const bought = (lines: readonly ComparedLine[]) =>
    lines.map((each) => ({ key: keyOf(each.line), quantity: each.quantity, cost: each.net }))
  const { rows } = planVariance({ before: bought(baseline.lines), after: bought(other.lines) })
  return rows.map((row) => {
    const [old, now] = [was.get(row.key) ?? [], is.get(row.key) ?? []]
    return {
      ...row,
      line: (now[0] ?? old[0])!.line,
      before: sumOf(old, ({ net }) => net),
      after: sumOf(now, ({ net }) => net),
      quantityBefore: sumOf(old, ({ quantity }) => quantity),
      quantityAfter: sumOf(now, ({ quantity }) => quantity),
    }
  })
}

export function costEffects(baseline: ComparedPlan, other: ComparedPlan): CostEffects {
  const changes = lineChanges(baseline, other)
  const keyOf = baseline.id === other.id ? byId : byPurchase
  const uncounted = new Set(
    [...baseline.lines, ...other.lines].flatMap(({ line, isCounted }) => (isCounted ? [] : keyOf(line))),
  )
  const volume = sumOf(changes, (change) => change.volume)
  const ofContacts = changes.filter(({ key }) => !uncounted.has(key))
  const mix = mixEffect(baseline, other, ofContacts)
  return {
    before: baseline.cost,
    after: other.cost,
    volume: volume - (mix ?? 0),
    mix,
    price: sumOf(changes, ({ price }) => price),
    fees: other.fees - baseline.fees,
  }
}

/** The rest of the volume of lines with contacts, once as many contacts more or fewer cost what the baseline pays for them. */
function mixEffect(
  { plan: one }: ComparedPlan,
  { plan: other }: ComparedPlan,
  changes: readonly LineChange[],
): number | null {
  const [was, is] = [one.total.grp, other.total.grp]
  if (!was || !is) return null
  const paid = sumOf(changes, ({ before }) => before)
  const more = Math.round(paid * (is / was - 1))
  return sumOf(changes, ({ volume }) => volume) - more + 0
}

const byId = ({ id, rateType }: PlanLine): string => `${id} ${rateType ?? ''}`

/** The thing bought, from whom and by which unit: amounts of two units do not add up. */
const byPurchase = ({ market, touchpoint, vendor, property, format, rateType }: PlanLine): string =>
  JSON.stringify([market, touchpoint, vendor, property, format, rateType])

function byKey(
  lines: readonly ComparedLine[],
  keyOf: (line: PlanLine) => string,
): ReadonlyMap<string, readonly ComparedLine[]> {
  const found = new Map<string, ComparedLine[]>()
  for (const each of lines) {
    const key = keyOf(each.line)
    found.set(key, [...(found.get(key) ?? []), each])
  }
  return found
}

const sumOf = <Part>(parts: readonly Part[], amountOf: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + amountOf(part), 0)
