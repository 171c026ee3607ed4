import assert from 'node:assert/strict'
import { it } from 'node:test'
import { usualBasis, usualDataset } from './basis.ts'
import type { Dataset } from './dataset.ts'

function dataset(name: string, n: number, client?: string): Dataset {
  const slice = { market: 'GB', n: n / 2, universe: n, weightSum: n }
  return {
    id: name,
    version: 1,
    latest: 1,
    name,
    publishedAt: '2026-07-06T08:00:00.000Z',
    slices: ['2026-H1', '2026-H2'].map((wave) => ({ ...slice, id: `GB-${wave}`, wave })),
    weights: [],
    licence: {
      respondents: 'server',
      protection: 'open',
      smallestAudience: 100,
      exports: true,
      notice: '',
      from: null,
      to: null,
      ...(client && { client }),
    },
  }
}

it('begins on the dataset with most respondents, whatever others are called', () => {
  const all = [dataset('A poll', 200), dataset('Survey', 9000), dataset('Club', 20_000, 'acme')]
  assert.equal(usualDataset(all)?.name, 'Survey')
  assert.deepEqual(usualBasis(all, 'GB')?.slices, ['GB-2026-H2'])
})

it('begins on the first by name of datasets as large, and on none of a client', () => {
  assert.equal(usualDataset([dataset('Younger', 100), dataset('Older', 100)])?.name, 'Older')
  assert.equal(usualBasis([dataset('Club', 100, 'acme')]), undefined)
})
