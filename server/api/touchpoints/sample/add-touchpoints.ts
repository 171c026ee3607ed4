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
import {
  ACME_BRANDS,
  CURRENCY,
  PLANNING_AGENCY,
  RIVAL_BRANDS,
  type SampleBrand,
} from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DECIDER, DONE_AT } from '../../../world/planning/planners.ts'
import { sampleLists, WAVE, WAVE_BEFORE, YOUNG } from './sample-lists.ts'
import { sampleMetrics } from './sample-metrics.ts'
import { TOUCHPOINT_TREE } from './touchpoint-tree.ts'

const SEED = 270_541
const EDITIONS = [
  ...CURVE_MARKETS.map((market) => ({ market, audience: SAMPLE_AUDIENCE, wave: WAVE })),
  { market: 'GB', audience: YOUNG, wave: WAVE },
  { market: 'GB', audience: SAMPLE_AUDIENCE, wave: WAVE_BEFORE },
] as const
/** Of a unit of a dollar, at what prices differ from US ones. */
const PRICES: Readonly<Record<CurveMarket, number>> = { GB: 0.7, DE: 0.8, US: 1 }
const [COLA, JUICE] = ACME_BRANDS
const [RIVALIS] = RIVAL_BRANDS
/** Name, source, what it means, and the brand whose files it came with. */
const NAMES: readonly (readonly [string, string, string | null, SampleBrand?])[] = [
  ['You Tube', 'Northlight Video', null],
  ['Telly', 'Northlight Video', 'TV'],
  ['Connected-TV', 'Northlight Video', null],
  ['Instagram Stories', 'Brightfeed', null],
  ['Digital OOH', 'Brightfeed', null],
  ['Pod casts', 'Brightfeed', null],
  ['Kino', 'Wandsbek Media', 'CINEMA'],
  ['Magazine', 'Wandsbek Media', null],
  ['Acme app push', 'Acme Cola spring.xlsx', null, COLA],
  ['On-line video', 'Acme Cola spring.xlsx', null, COLA],
  ['Cinema ads', 'Acme Juice relaunch.xlsx', null, JUICE],
  ['Rivalis stadium screens', 'Rivalis Zero launch.xlsx', null, RIVALIS],
]
/** Of impressions that can be seen. */
const VIEWABLE = { OLV: 0.82, DISPLAY: 0.68, NATIVE: 0.74, CTV: 0.96 } as const

/** Libraries, one of all markets and one a market, metrics of some editions, names from elsewhere and two lists. */
export const addTouchpoints: Noun['addSample'] = async (sql) => {
  await addSampleDocuments(sql, TOUCHPOINT_LIBRARY, [
    library(ALL_MARKETS, 'All markets', everywhere()),
    library('DE', 'Germany', inMarket('DE')),
    library('GB', 'United Kingdom', inMarket('GB')),
    withDraft(library('US', 'United States', UNITED_STATES)),
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
    .values(
      NAMES.map(([name, source, touchpoint, brand]) => ({
        agency_code: PLANNING_AGENCY,
        brand_id: brand?.id ?? null,
        name,
        source,
        touchpoint,
      })),
    )
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

/** The library of all markets has the prices of the United States already, so this one differs in little. */
const UNITED_STATES: Body = {
  'touchpoints/DISPLAY/factors/viewable': 0.72,
  'touchpoints/NEWSPAPER/to': '2026-12-31',
}

/** Revised since: a price has gone up, and a touchpoint of this market alone still lacks its cost. */
const withDraft = (published: ReturnType<typeof library>) => ({
  ...published,
  steps: [
    ...published.steps,
    { at: daysAfter(DONE_AT, 90), by: AUTHOR, action: 'revise' },
    {
      at: daysAfter(DONE_AT, 91),
      by: AUTHOR,
      set: {
        'touchpoints/TV/rate': 1260 * RATE_PER_UNIT,
        'touchpoints/ADDRESSABLE_TV/name/en': 'Addressable TV',
        'touchpoints/ADDRESSABLE_TV/parent': 'AV',
        'touchpoints/ADDRESSABLE_TV/type': 'paid',
        'touchpoints/ADDRESSABLE_TV/unit': 'grp',
        'touchpoints/ADDRESSABLE_TV/rateType': 'cpm',
        'touchpoints/ADDRESSABLE_TV/currency': 'USD',
        'touchpoints/ADDRESSABLE_TV/curve': curveId('BVOD', 'US'),
        'touchpoints/ADDRESSABLE_TV/from': '2026-07-01',
      },
    },
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
  each(({ code, en, de, parent, type = 'owned', rateType, rate, curve }) => ({
    'name/en': en,
    'name/de': de,
    ...(parent && { parent }),
    type,
    ...(rateType && { unit: 'grp', rateType, rate: rate! * RATE_PER_UNIT, currency: 'USD' }),
    ...(curve && { curve: curveId(curve, 'US') }),
    ...(code in VIEWABLE && { 'factors/viewable': VIEWABLE[code as keyof typeof VIEWABLE] }),
  }))

const inMarket = (market: CurveMarket): Body =>
  each(({ rate, curve }): Body =>
    rate === undefined
      ? {}
      : {
          rate: Math.round(rate * PRICES[market] * RATE_PER_UNIT),
          currency: CURRENCY[market],
          curve: curveId(curve!, market),
        },
  )
