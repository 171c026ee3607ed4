import assert from 'node:assert/strict'
import { it } from 'node:test'
import { editionInTests } from '../audience/edition-in-tests.ts'
import { parsed } from '../audience/parsed-in-tests.ts'
import type { CountedCell, TableWish } from '../surveys/counting.ts'
import { asksOf, bySize, countMap } from './count-map.ts'
import { closestOf, overlapsOf } from './overlaps.ts'

const cell = (n: number): CountedCell => ({ n, w: n, q: n, universe: n })
const slice = (wave: string) => ({ id: `GB-${wave}`, market: 'GB', wave, n: 1, universe: 1, weightSum: 1 })
const SLICES = { slices: [slice('2025-H2'), slice('2026-H1')] }
const BASIS = { dataset: 'survey-2026', version: 1, slices: ['GB-2026-H1'], weight: 'main', base: '' }

it('a map asks for its wave and the one before, of the base and against the focus', () => {
  const asks = asksOf(SLICES, { ...BASIS, base: 'sex = 1' }, 'tv = 1')
  assert.deepEqual([asks.slices, asks.before], [['GB-2026-H1'], ['GB-2025-H2']])
  assert.deepEqual([asks.base, asks.focus], [parsed('sex = 1'), parsed('tv = 1')])
  const plain = asksOf({ slices: [slice('2026-H1')] }, BASIS, ' ')
  assert.deepEqual([plain.before, plain.base, plain.focus], [null, { op: 'all' }, null])
})

it('a map counts its audiences as columns, now and before, and has the largest first', async () => {
  const asked: TableWish[] = []
  const audiences = await countMap(
    {
      count: (wish) => {
        asked.push(wish)
        return Promise.resolve({ cells: [[cell(200), cell(300), cell(1000)]], comparison: [] })
      },
    },
    asksOf(SLICES, BASIS, ''),
    ['a', 'b'].map((id) => ({ key: id, edition: editionInTests({ id, title: id }) })),
  )
  assert.deepEqual(
    asked.map(({ slices, columns }) => [slices, columns.length]),
    [
      [['GB-2026-H1'], 2],
      [['GB-2025-H2'], 2],
    ],
  )
  assert.deepEqual(
    bySize(audiences).map(({ title, figures }) => [title, figures.size, figures.growth]),
    [
      ['b', 300, 0],
      ['a', 200, 0],
    ],
  )
})

it('the closest audiences are those that share most of either', () => {
  const cells = [
    [400, 100, 50, 400],
    [100, 400, 300, 400],
    [50, 300, 400, 400],
    [400, 400, 400, 1000],
  ].map((row) => row.map(cell))
  const closest = closestOf(overlapsOf({ cells, comparison: [] }))
  assert.deepEqual([closest?.one, closest?.other, closest?.jaccard], [2, 1, 0.6])
  assert.equal(closestOf([[null]]), undefined)
})
