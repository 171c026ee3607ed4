import { approvedCurve } from '../../../../miniapps/domain/curves/approved-curve.ts'
import { CURVE } from '../../../../miniapps/domain/curves/curve.ts'
import { pinPath } from '../../../../miniapps/domain/document/pin.ts'
import { curvePinOf } from '../../../../miniapps/domain/plans/plan-head.ts'
import { PLAN } from '../../../../miniapps/domain/plans/plan.ts'
import { versionOn } from '../../../../miniapps/domain/scenarios/offers.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { settledIn } from '../../../documents/settled-versions.ts'
import type { Noun } from '../../../world/noun.ts'
import {
  ACME_BRANDS,
  PLANNING_AGENCY,
  RIVAL_BRANDS,
  type SampleBrand,
} from '../../../world/planning/clients.ts'
import { curveId, CURVE_TOUCHPOINTS } from '../../../world/planning/curve-truths.ts'
import { AUTHOR, DECIDER, MANAGER, RIVAL_PLANNER } from '../../../world/planning/planners.ts'
import {
  type CurvePins,
  flightPastEnd,
  netAsGross,
  type PlanPeople,
  revisedLines,
  type SamplePlan,
  samplePlan,
} from './sample-plans.ts'

const APPROVED = ['submit', 'approve']
const SIX_WEEKS = 41
const TWO_YEARS = 727
/** As the budgets of their campaigns do. */
const MORE_EACH_BRAND = 5_500_000

/** The first brand's whole year; minor units. */
const YEAR: readonly SamplePlan[] = [
  plan('newyear', 'New Year', -300, 60, 47_777_701, APPROVED),
  {
    ...plan('winter', 'Winter', -260, 120, 46_666_601, [...APPROVED, 'revise', ...APPROVED]),
    revised: revisedLines,
  },
  plan('spring', 'Spring', -200, 500, 46_666_601, APPROVED),
  plan('summer', 'Summer', -20, 80, 46_666_601, APPROVED),
  { ...plan('school', 'Back to school', 15, 20, 21_500_000, ['submit']), fault: flightPastEnd },
  { ...plan('autumn', 'Autumn', 30, 40, 46_666_601, []), fault: netAsGross },
  { ...plan('harvest', 'Harvest', 45, 25, 18_000_000, ['submit']) },
  { ...plan('years', 'two years', -180, 5000, 2_400_000_000, []), days: TWO_YEARS },
]
const OTHERS = ['spring', 'summer', 'autumn']
/** Handed in by somebody else, for the author to decide. */
const OF_COLLEAGUE = 'harvest'

function plan(
  name: string,
  title: string,
  starts: number,
  lines: number,
  budget: number,
  actions: readonly string[],
): SamplePlan {
  return { name, title, starts, days: SIX_WEEKS, lines, budget, actions }
}

/** Plans of Acme's brands, from 20 to 5,000 lines, in every state; and of its rival. */
export const addPlans: Noun['addSample'] = async (sql) => {
  const curves = (await settledIn(sql, CURVE, [PLANNING_AGENCY])).map((each) =>
    approvedCurve({ ...each, own: false }, each.body),
  )
  const pins: CurvePins = (market, day) =>
    Object.fromEntries(
      CURVE_TOUCHPOINTS.flatMap((touchpoint) => {
        const id = curveId(touchpoint, market)
        const version = versionOn(curves, id, day)
        return version === null
          ? []
          : [[pinPath(curvePinOf(market, touchpoint)), { type: CURVE.type, id, version }]]
      }),
    )
  await addSampleDocuments(sql, PLAN, [
    ...ACME_BRANDS.flatMap((brand, turn) => plansOf(brand, turn, pins)),
    ...RIVAL_BRANDS.map((brand, at) =>
      samplePlan(
        brand,
        plan('secret', 'RIVALIS secret plan', -20, 20, 30_000_000, ['submit']),
        { by: RIVAL_PLANNER, decides: RIVAL_PLANNER },
        pins,
        900 + at,
      ),
    ),
  ])
}

const plansOf = (brand: SampleBrand, turn: number, pins: CurvePins) =>
  YEAR.filter(({ name }) => turn === 0 || OTHERS.includes(name)).map((each, at) => {
    const campaign = each.days === SIX_WEEKS && { campaign: `campaign-${brand.id}-${each.name}` }
    const own = { ...each, budget: each.budget + turn * MORE_EACH_BRAND, ...campaign }
    return samplePlan(brand, own, peopleOf(each.name), pins, 100 * turn + at)
  })

const peopleOf = (name: string): PlanPeople =>
  name === OF_COLLEAGUE ? { by: DECIDER, decides: AUTHOR } : { by: AUTHOR, decides: MANAGER }
