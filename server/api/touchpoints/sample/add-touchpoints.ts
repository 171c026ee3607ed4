import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { RATE_PER_UNIT } from '../../../../miniapps/domain/touchpoints/limits.ts'
import {
  ALL_MARKETS,
  libraryId,
  TOUCHPOINT_LIBRARY,
} from '../../../../miniapps/domain/touchpoints/touchpoint-library.ts'
import { TOUCHPOINT_LIST } from '../../../../miniapps/domain/touchpoints/touchpoint-list.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { Dice } from '../../../world/dice.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'
import {
  curveId,
  SAMPLE_AUDIENCE,
  CURVE_MARKETS,
  type CurveMarket,
} from '../../../world/planning/curve-truths.ts'
import { CURRENCY, PLANNING_AGENCY } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DECIDER, DONE_AT } from '../../../world/planning/planners.ts'
import { sampleLists, WAVE, YOUNG } from './sample-lists.ts'
import { sampleMetrics } from './sample-metrics.ts'
import { TOUCHPOINT_TREE } from './touchpoint-tree.ts'

const SEED = 270_541
const WAVE_BEFORE = '2025-09-01'
const EDITIONS = [
  ...CURVE_MARKETS.map((market) => ({ market, audience: SAMPLE_AUDIENCE, wave: WAVE })),
  { market: 'GB', audience: YOUNG, wave: WAVE },
  { market: 'GB', audience: SAMPLE_AUDIENCE, wave: WAVE_BEFORE },
] as const
/** Of a unit of a dollar, at what prices differ from US ones. */
const PRICES: Readonly<Record<CurveMarket, number>> = { GB: 0.7, DE: 0.8, US: 1 }
const NAMES = [
  { name: 'You Tube', source: 'Northlight Video', touchpoint: null },
  { name: 'Telly', source: 'Northlight Video', touchpoint: 'TV' },
  { name: 'Instagram Stories', source: 'Brightfeed', touchpoint: null },
  { name: 'Digital OOH', source: 'Brightfeed', touchpoint: null },
  { name: 'Kino', source: 'Wandsbek Media', touchpoint: 'CINEMA' },
]

/** Libraries, one of all markets and one a market, metrics of some editions, names from elsewhere and two lists. */
export const addTouchpoints: Noun['addSample'] = async (sql) => {
  await addSampleDocuments(sql, TOUCHPOINT_LIBRARY, [
    library(ALL_MARKETS, 'All markets', everywhere()),
    ...CURVE_MARKETS.map((market) => library(market, market, inMarket(market))),
  ])
  const dice = new Dice(SEED)
  await insertRows(
    sql,
    'touchpoint_metric',
    EDITIONS.flatMap((edition) =>
      sampleMetrics(dice, {
        price: PRICES[edition.market],
        isYoung: edition.audience === YOUNG,
      }).map((metric) => ({ agency_code: PLANNING_AGENCY, ...edition, ...metric })),
    ),
  )
  await sql
    .insertInto('touchpoint_name')
    .values(NAMES.map((each) => ({ agency_code: PLANNING_AGENCY, brand_id: null, ...each })))
    .execute()
  await addSampleDocuments(sql, TOUCHPOINT_LIST, sampleLists())
}

const library = (market: string, title: string, touchpoints: Body) => ({
  id: libraryId(PLANNING_AGENCY, market),
  place: PLANNING_AGENCY,
  facts: null,
  steps: [
    { at: DONE_AT, by: AUTHOR, set: { title, market, ...touchpoints } },
    { at: daysAfter(DONE_AT, 3), by: DECIDER, action: 'publish' },
  ],
})

const each = (fieldsOf: (touchpoint: (typeof TOUCHPOINT_TREE)[number]) => Body): Body =>
  Object.fromEntries(
    TOUCHPOINT_TREE.flatMap((touchpoint) =>
      Object.entries(fieldsOf(touchpoint)).map(([name, value]) => [
        `touchpoints/${touchpoint.code}/${name}`,
        value,
      ]),
    ),
  )

/** With the rates and curves of the United States, which hold wherever a market says nothing else. */
const everywhere = (): Body =>
  each(({ en, de, parent, type = 'owned', rateType, rate, curve }) => ({
    'name/en': en,
    'name/de': de,
    ...(parent && { parent }),
    type,
    ...(rateType && { unit: 'grp', rateType, rate: rate! * RATE_PER_UNIT, currency: 'USD' }),
    ...(curve && { curve: curveId(curve, 'US') }),
  }))

const inMarket = (market: CurveMarket): Body =>
  each(({ rate, rateType, curve }): Body =>
    rate === undefined
      ? {}
      : {
          rateType: rateType!,
          rate: Math.round(rate * PRICES[market] * RATE_PER_UNIT),
          currency: CURRENCY[market],
          curve: curveId(curve!, market),
        },
  )
