import assert from 'node:assert/strict'
import { it } from 'node:test'
import { quadrantsOf } from './quadrant-lines.ts'
import type { RankedLine } from './ranked-line.ts'

const line = (id: string, reach: number): RankedLine => ({
  id,
  name: id,
  rank: 1,
  score: 1,
  parts: {},
  flag: null,
  n: 400,
  values: { reach, index: 120 },
  type: 'paid',
  currency: '',
})

it('keeps the borders of all touchpoints while a search shows some', () => {
  const all = [line('TV', 80), line('RADIO', 40), line('PRINT', 10)]
  const { placed, reach } = quadrantsOf(all.slice(2), all)
  assert.equal(reach, 40)
  assert.deepEqual(
    placed.map(({ id, quadrant }) => [id, quadrant]),
    [['PRINT', 'specialist']],
  )
})
