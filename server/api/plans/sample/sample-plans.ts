import type { Body } from '../../../../miniapps/domain/document/change.ts'
import type { Json } from '../../../../miniapps/domain/document/json.ts'
import { pinPath } from '../../../../miniapps/domain/document/pin.ts'
import { dateOf, dayNumber } from '../../../../miniapps/domain/kernel/periods/days.ts'
import { CAMPAIGN_PIN } from '../../../../miniapps/domain/plans/plan-head.ts'
import { linePath, weekCell } from '../../../../miniapps/domain/plans/plan-line.ts'
import { weeksOf } from '../../../../miniapps/domain/plans/plan-weeks.ts'
import type { SampleDocument, SampleStep } from '../../../documents/add-sample-documents.ts'
import { dayFromNow } from '../../../world/days.ts'
import { CURRENCY, type SampleBrand } from '../../../world/planning/clients.ts'
import { SAMPLE_AUDIENCE, UNIVERSE } from '../../../world/planning/curve-truths.ts'
import { daysAfter } from '../../../world/planning/planners.ts'
import { lineId, sampleLines } from './sample-lines.ts'

/** Fields that pin the curves of a market in force on a day. */
export type CurvePins = (market: string, day: string) => Body

export interface SamplePlan {
  /** As in the code of its campaign. */
  name: string
  title: string
  /** First day, seen from the day on which the sample is made. */
  starts: number
  days: number
  lines: number
  /** Minor units, fees among them. */
  budget: number
  /** Each made by its author but for approvals. */
  actions: readonly string[]
  campaign?: string
  /** Set after the first approval, before the others. */
  revised?: (rows: ReturnType<typeof sampleLines>) => Body
  /** Set with the lines: a fault that the sample has on purpose. */
  fault?: (rows: ReturnType<typeof sampleLines>, weeks: readonly string[]) => Body
}

export interface PlanPeople {
  by: string
  decides: string
}

/** Share of a plan's budget that the agency gets. */
const FEE = 0.02
const DECISIONS = new Set(['approve', 'reject'])
const DAYS_BEFORE = 35

export function samplePlan(
  brand: SampleBrand,
  plan: SamplePlan,
  people: PlanPeople,
  curvePins: CurvePins,
  seed: number,
): SampleDocument<null> {
  const at = Date.parse(dayFromNow(Math.min(plan.starts, 0) - DAYS_BEFORE))
  const { head, weeks, net } = headFor(brand, plan, curvePins)
  const { country } = brand
  const rows = sampleLines({
    seed,
    market: country,
    currency: CURRENCY[country],
    count: plan.lines,
    weeks,
    net,
  })
  const lines = Object.entries(rows).map(([id, row]) => [linePath(id), row as Json])
  const set: Body = { ...head, ...Object.fromEntries(lines), ...plan.fault?.(rows, weeks) }
  return {
    id: `plan-${brand.id}-${plan.name}`,
    place: brand.id,
    facts: null,
    steps: [{ at, by: people.by, set }, ...stepsOf(plan, people, at, rows)],
  }
}

/** Fields beside the lines, the first days of its weeks, and the money that its lines share. */
function headFor({ name, country }: SampleBrand, plan: SamplePlan, curvePins: CurvePins) {
  const [start, end] = [dayFromNow(plan.starts), dayFromNow(plan.starts + plan.days)]
  const fee = Math.round(plan.budget * FEE)
  const head: Body = {
    title: `${name} ${plan.title}`,
    currency: CURRENCY[country],
    start,
    end,
    weeks: 'iso',
    audience: SAMPLE_AUDIENCE,
    universe: UNIVERSE[country],
    budget: plan.budget,
    'targets/effective': 3,
    'fees/1/label': 'Agency fee',
    'fees/1/amount': fee,
    ...curvePins(country, start),
    ...(plan.campaign && {
      [pinPath(CAMPAIGN_PIN)]: { type: 'campaign', id: plan.campaign, version: 1 },
    }),
  }
  const weeks = weeksOf({ start, end, weeks: 'iso' }).map(({ from }) => from)
  return { head, weeks, net: plan.budget - fee }
}

const stepsOf = (
  { actions, revised }: SamplePlan,
  { by, decides }: PlanPeople,
  at: number,
  rows: ReturnType<typeof sampleLines>,
): SampleStep[] =>
  actions.flatMap((action, index): SampleStep[] => {
    const step = { at: daysAfter(at, 2 * index + 1), by: DECISIONS.has(action) ? decides : by, action }
    return action === 'revise' && revised
      ? [step, { at: daysAfter(at, 2 * index + 2), by, set: revised(rows) }]
      : [step]
  })

/** A second version: a vendor's price is lower, more of another is bought, a line is gone and one is new. */
export function revisedLines(rows: ReturnType<typeof sampleLines>): Body {
  const cheaper = Object.entries(rows).filter(([, row]) => row['vendor'] === 'Meridian Television')
  const more = Object.entries(rows).filter(([, row]) => row['vendor'] === 'Circle Social')
  const gone = lineId(8)
  return {
    ...Object.fromEntries(
      cheaper.map(([id, row]) => [linePath(id, 'rate'), Math.round(Number(row['rate']) * 0.92)]),
    ),
    ...Object.assign(
      {},
      ...more.map(([id, row]) =>
        Object.fromEntries(
          Object.entries(row)
            .filter(([cell]) => cell.startsWith('weeks/'))
            .map(([cell, quantity]) => [linePath(id, cell), Math.round(Number(quantity) * 1.2)]),
        ),
      ),
    ),
    [linePath(gone)]: null,
    [linePath('l9001')]: { ...rows[gone]!, vendor: 'Beacon Media', property: 'Late extra', place: 9001 },
  }
}

/** A flight that runs a week past its campaign. */
export const flightPastEnd: SamplePlan['fault'] = (rows, weeks) => {
  const next = dateOf(dayNumber(weeks.at(-1)!) + 7)
  return { [linePath(lineId(3))]: { ...rows[lineId(3)]!, [weekCell(next)]: 100_000 } }
}

/** A net rate booked as gross: the same vendor's other line has it as net. */
export const netAsGross: SamplePlan['fault'] = (rows) => {
  const [first, second] = [rows[lineId(0)]!, rows[lineId(16)]!]
  return { [linePath(lineId(16))]: { ...second, rate: first['rate']!, rateIs: 'gross' } }
}
