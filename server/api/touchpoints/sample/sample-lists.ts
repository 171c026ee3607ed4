import { SAMPLE_AUDIENCE } from '../../../world/planning/curve-truths.ts'
import { ACME_BRANDS, RIVAL_BRANDS, type SampleBrand } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DONE_AT, RIVAL_PLANNER } from '../../../world/planning/planners.ts'

export const YOUNG = 'Adults 18-34'
export const WAVE = '2026-03-01'
export const WAVE_BEFORE = '2025-09-01'

interface ListOfSample {
  id: string
  title: string
  audience?: string
  wave?: string
  weights: Readonly<Record<string, number>>
  chosen: readonly string[]
}

const REACH: ListOfSample = {
  id: 'touchpoint-list',
  title: 'Reach first',
  weights: { reach: 50, index: 30, cpm: 20 },
  chosen: ['TV', 'BVOD', 'OLV', 'OOH', 'SOCIAL'],
}
const TRUST: ListOfSample = {
  id: 'touchpoint-list-trust',
  title: 'Trust before price',
  wave: WAVE_BEFORE, // so that it says that a newer one is there
  weights: { reach: 20, cpm: 10, trust: 40, information: 30 },
  chosen: ['NEWSPAPER', 'PRINT', 'TV', 'SEARCH', 'WEBSITE', 'REVIEWS'],
}
const ATTENTION: ListOfSample = {
  id: 'touchpoint-list-young',
  title: 'Young adults: win their attention',
  audience: YOUNG,
  weights: { reach: 20, index: 30, attention: 50 },
  chosen: ['CTV', 'YOUTUBE', 'CINEMA', 'BVOD', 'SOCIAL'],
}
const OF_RIVAL: ListOfSample = { ...REACH, title: 'RIVALIS secret channels', chosen: ['CTV', 'RETAIL_MEDIA'] }

/** Several of one brand, one of another, and one of a rival that nobody of Acme may ever see. */
export const sampleLists = () => [
  ...[REACH, TRUST, ATTENTION].map((each) => list(ACME_BRANDS[0]!, each, AUTHOR)),
  list(ACME_BRANDS[1]!, REACH, AUTHOR),
  list(RIVAL_BRANDS[0]!, OF_RIVAL, RIVAL_PLANNER),
]

const list = ({ id: place, country }: SampleBrand, of: ListOfSample, by: string) => ({
  id: `${of.id}-${place}`,
  place,
  facts: null,
  steps: [
    {
      at: daysAfter(DONE_AT, 20),
      by,
      set: {
        title: of.title,
        market: country,
        audience: of.audience ?? SAMPLE_AUDIENCE,
        wave: of.wave ?? WAVE,
        ...Object.fromEntries(
          Object.entries(of.weights).map(([metric, weight]) => [`weights/${metric}`, weight]),
        ),
        ...Object.fromEntries(of.chosen.map((code) => [`chosen/${code}`, true])),
      },
    },
  ],
})
