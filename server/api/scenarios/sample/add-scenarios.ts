import type { Kysely } from 'kysely'
import { approvedCurve } from '../../../../miniapps/domain/curves/approved-curve.ts'
import { CURVE } from '../../../../miniapps/domain/curves/curve.ts'
import type { ApprovedCurve } from '../../../../miniapps/domain/curves/wire.ts'
import type { Body } from '../../../../miniapps/domain/document/change.ts'
import type { Reference } from '../../../../miniapps/domain/document/definition.ts'
import { answersOf } from '../../../../miniapps/domain/scenarios/answers-of.ts'
import { basisOf, pinnedOffers } from '../../../../miniapps/domain/scenarios/basis.ts'
import { computedFields } from '../../../../miniapps/domain/scenarios/computed-fields.ts'
import { offersOf } from '../../../../miniapps/domain/scenarios/offers.ts'
import { SCENARIO } from '../../../../miniapps/domain/scenarios/scenario.ts'
import { threeOptions } from '../../../../miniapps/domain/scenarios/three-options.ts'
import {
  type Touchpoint,
  touchpointsOf,
  withMarket,
} from '../../../../miniapps/domain/touchpoints/touchpoint.ts'
import {
  ALL_MARKETS,
  TOUCHPOINT_LIBRARY,
} from '../../../../miniapps/domain/touchpoints/touchpoint-library.ts'
import type { Database } from '../../../db/schema.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { settledIn } from '../../../documents/settled-versions.ts'
import type { Noun } from '../../../world/noun.ts'
import { ACME_BRANDS, PLANNING_AGENCY, RIVAL_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DONE_AT, RIVAL_PLANNER } from '../../../world/planning/planners.ts'
import { type SampleScenario, sampleScenarios } from './sample-scenarios.ts'

/**
 * Three for each brand of Acme and one for each of its rival, computed with the curves of the day that they
 * were made.
 */
export const addScenarios: Noun['addSample'] = async (sql) => {
  const world = await readWorld(sql)
  await addSampleDocuments(sql, SCENARIO, [
    ...ACME_BRANDS.flatMap((brand) => sampleScenarios(brand, 'Spring launch').map(stepsOf(world, AUTHOR))),
    ...RIVAL_BRANDS.flatMap((brand) =>
      sampleScenarios(brand, 'RIVALIS secret launch').slice(0, 1).map(stepsOf(world, RIVAL_PLANNER)),
    ),
  ])
}

interface World {
  curves: readonly ApprovedCurve[]
  touchpointsIn(market: string): readonly Touchpoint[]
  /** Of all markets, then the market's own. */
  librariesOf(market: string): readonly Required<Reference>[]
}

async function readWorld(sql: Kysely<Database>): Promise<World> {
  const curves = await settledIn(sql, CURVE, [PLANNING_AGENCY])
  const libraries = await settledIn(sql, TOUCHPOINT_LIBRARY, [PLANNING_AGENCY])
  const library = (market: string) => libraries.find(({ body }) => body['market'] === market)?.body ?? {}
  return {
    curves: curves.map((each) => approvedCurve({ ...each, own: false }, each.body)),
    librariesOf: (market) =>
      [ALL_MARKETS, market].flatMap((each) => {
        const found = libraries.find(({ body }) => body['market'] === each)
        return found ? [{ type: TOUCHPOINT_LIBRARY.type, id: found.id, version: found.version }] : []
      }),
    touchpointsIn: (market) => touchpointsOf(withMarket(library(ALL_MARKETS), library(market))),
  }
}

const stepsOf =
  (world: World, by: string) =>
  ({ id, place, answers, madeOn, day, isSent }: SampleScenario) => {
    const made = { at: daysAfter(DONE_AT, madeOn), by, set: answers }
    const computed = day && { at: daysAfter(DONE_AT, madeOn + 1), by, set: computedOn(day, answers, world) }
    const sent = isSent && { at: daysAfter(DONE_AT, madeOn + 2), by, action: 'send' }
    return { id, place, facts: null, steps: [made, computed, sent].filter((step) => !!step) }
  }

/** Fields as computing on a day set them, from the libraries and curves in force then. */
function computedOn(day: string, answers: Body, { curves, touchpointsIn, librariesOf }: World): Body {
  const { market, audience, universe, currency } = answersOf(answers)
  const offers = offersOf({
    touchpoints: touchpointsIn(market),
    curves,
    market,
    audience,
    universe,
    currency,
    day,
  })
  const pinned = pinnedOffers(answers, offers, librariesOf(market))
  const basis = basisOf({ ...answers, ...pinned }, curves)
  if ('refused' in basis) return {}
  return computedFields(answers, pinned, basis, threeOptions(basis))
}
