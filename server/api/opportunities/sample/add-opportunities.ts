import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { OPPORTUNITY_UK, OPPORTUNITY_US } from '../../../../miniapps/domain/opportunities/opportunity.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import type { Noun } from '../../../world/noun.ts'
import { ACME_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DONE_AT } from '../../../world/planning/planners.ts'

const MADE_ON = 70

/** Three guesses of each figure: lowest, likeliest, highest. */
type Guess = readonly [low: number, mode: number, high: number]

const segment = (
  number: number,
  name: string,
  guesses: Readonly<Record<'population' | 'penetration' | 'frequency' | 'spend', Guess>>,
  more: Body,
): Body =>
  Object.fromEntries(
    [
      ['name', name],
      ...Object.entries(guesses).flatMap(([driver, [low, mode, high]]) => [
        [`${driver}Low`, low],
        [driver, mode],
        [`${driver}High`, high],
      ]),
      ...Object.entries(more),
    ].map(([part, value]) => [`segments/${number}/${part as string}`, value]),
  )

const lever = (number: number, parts: Body): Body =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [`levers/${number}/${part}`, value]))

const UK: Body = {
  title: 'Connected strivers or careful families',
  seed: 2026,
  ...segment(
    1,
    'Connected strivers',
    {
      population: [9_800_000, 10_300_000, 10_800_000],
      penetration: [12, 14, 16],
      frequency: [20, 26, 30],
      spend: [165, 180, 195],
    },
    { category: 47, margin: 38, cost: 480_000_000 },
  ),
  ...segment(
    2,
    'Careful families',
    {
      population: [10_500_000, 11_000_000, 11_400_000],
      penetration: [8, 9, 11],
      frequency: [22, 30, 34],
      spend: [140, 150, 170],
    },
    { category: 44, margin: 34, cost: 350_000_000 },
  ),
  ...lever(1, {
    name: 'Sponsor a streaming series',
    segment: 1,
    driver: 'penetration',
    lift: 12,
    evidence: 'Geo test, spring 2026',
  }),
  ...lever(2, {
    name: 'Family pack',
    segment: 2,
    driver: 'frequency',
    lift: 9,
    evidence: 'Retailer panel, 2025',
  }),
  ...lever(3, { name: 'Zero line', driver: 'spend', lift: 3, evidence: 'Price study, 2026' }),
}

const US: Body = {
  title: 'Outdoor explorers',
  seed: 2026,
  ...segment(
    1,
    'Outdoor explorers',
    {
      population: [44_000_000, 46_500_000, 49_000_000],
      penetration: [7, 9, 10],
      frequency: [14, 18, 22],
      spend: [210, 240, 260],
    },
    { category: 41, margin: 36, cost: 1_200_000_000 },
  ),
  ...lever(1, {
    name: 'Trail partnerships',
    segment: 1,
    driver: 'penetration',
    lift: 8,
    evidence: "Planner's estimate",
  }),
}

/** One for each country: two segments to choose between, and one that is sized alone. */
export const addOpportunities: Noun['addSample'] = async (sql) => {
  const of = (country: 'GB' | 'US', set: Body) =>
    ACME_BRANDS.filter((brand) => brand.country === country).map(({ id }) => ({
      id: `opportunity-${id}`,
      place: id,
      facts: null,
      steps: [{ at: daysAfter(DONE_AT, MADE_ON), by: AUTHOR, set }],
    }))
  await addSampleDocuments(sql, OPPORTUNITY_UK, of('GB', UK))
  await addSampleDocuments(sql, OPPORTUNITY_US, of('US', US))
}
