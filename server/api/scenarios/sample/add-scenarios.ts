import { pinPath } from '../../../../miniapps/domain/document/pin.ts'
import { SCENARIO } from '../../../../miniapps/domain/scenarios/scenario.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import type { Noun } from '../../../world/noun.ts'
import { curveId, SAMPLE_AUDIENCE, UNIVERSE } from '../../../world/planning/curve-truths.ts'
import { ACME_BRANDS, CURRENCY, RIVAL_BRANDS, type SampleBrand } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DONE_AT, RIVAL_PLANNER } from '../../../world/planning/planners.ts'

const TOUCHPOINTS = ['TV', 'BVOD', 'OLV', 'OOH', 'RADIO']
/** The version of a curve that its first approval made. */
const FIRST_APPROVAL = 2
const BUDGET = 1_200_000_00

/** One for each brand, open: in GB it was computed with a curve of TV that has a newer version by now. */
export const addScenarios: Noun['addSample'] = (sql) =>
  addSampleDocuments(sql, SCENARIO, [
    ...ACME_BRANDS.map((brand) => scenario(brand, 'Spring launch', AUTHOR)),
    ...RIVAL_BRANDS.map((brand) => scenario(brand, 'RIVALIS secret launch', RIVAL_PLANNER)),
  ])

const scenario = ({ id: place, country }: SampleBrand, title: string, by: string) => ({
  id: `scenario-${place}`,
  place,
  facts: null,
  steps: [
    {
      at: daysAfter(DONE_AT, 40),
      by,
      set: {
        title,
        'answers/market': country,
        'answers/audience': SAMPLE_AUDIENCE,
        'answers/universe': UNIVERSE[country],
        'answers/objective': 'Be known by two thirds of adults before the summer.',
        'answers/budget': BUDGET,
        'answers/currency': CURRENCY[country],
        'answers/start': '2026-04-06',
        'answers/end': '2026-06-28',
        ...Object.fromEntries(TOUCHPOINTS.map((code) => [`answers/touchpoints/${code}`, true])),
        'limits/OOH/min': 50_000_00,
        duplication: 1,
        seed: 42,
        ...Object.fromEntries(
          TOUCHPOINTS.filter((code) => code !== 'TV' || country !== 'DE').map((code) => [
            pinPath(`curve.${code}`),
            { type: 'curve', id: curveId(code, country), version: FIRST_APPROVAL },
          ]),
        ),
      },
    },
  ],
})
