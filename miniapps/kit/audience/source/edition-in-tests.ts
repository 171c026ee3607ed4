import { canonical } from '../../../domain/audience/canonical.ts'
import type { Edition } from '../../../domain/audience/edition.ts'
import { parsed } from '../../../domain/audience/parsed-in-tests.ts'

/** The first edition of an audience of the sample survey, from the text of its expression. */
export function editionInTests(text: string, more: Partial<Edition> = {}): Edition {
  const { expression, key } = canonical({ expression: parsed(text) })
  return {
    id: 'audience-1',
    version: 1,
    title: 'Heavy viewers',
    brand: 'brand-1',
    brandName: 'Acme Cola',
    markets: ['GB'],
    tags: [],
    expression,
    key,
    dataset: 'survey-2026',
    datasetName: 'Survey 2026',
    datasetVersion: 1,
    slices: ['GB-2026-H1'],
    weight: 'main',
    base: '',
    n: 140,
    w: 140,
    q: 150,
    universe: 18_600,
    before: null,
    margin: 0.04,
    flag: '',
    engine: 1,
    publishedAt: '2026-03-02T10:00:00.000Z',
    publishedBy: { id: 'ada', name: 'Ada Lovelace' },
    status: 'published',
    latest: 1,
    scope: 'brand',
    uses: 0,
    newerDataset: false,
    client: null,
    planLeast: 30,
    forPlan: 'yes',
    ...more,
  }
}
