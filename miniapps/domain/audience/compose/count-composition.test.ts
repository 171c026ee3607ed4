import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CountedCell, RegionsWish, TableWish } from '../../surveys/counting.ts'
import { FRAME } from '../frame-in-tests.ts'
import type { Edition } from '../edition.ts'
import { editionInTests } from '../edition-in-tests.ts'
import { parsed } from '../parsed-in-tests.ts'
import { bridgedEditions } from './bridged-editions.ts'
import type { ChainStep, Composition } from './chain.ts'
import { compositionChanges, compositionIn } from './composition-changes.ts'
import { countComposition } from './count-composition.ts'
import { drawnCells } from './drawn-sets.ts'
import { estimatesOf } from './estimates-of.ts'
import { pairsOf } from './pairs-of.ts'
import { partsAmong, readEditions, setsOf } from './read-editions.ts'
import { circlesOfCells, fitted } from './venn-circles.ts'

const edition = (id: string, rule: string, part: Partial<Edition> = {}) =>
  editionInTests({ id, title: id, expression: parsed(rule), universe: 4000, ...part })
const step = (id: string, op: ChainStep['op'] = 'and', version = 1): ChainStep => ({ id, version, op })
const cell = (universe: number): CountedCell => ({ n: universe, w: universe, q: universe, universe })
const among = (...editions: readonly Edition[]) =>
  readEditions(
    editions.map(({ id, version }) => ({ id, version })),
    (ref) =>
      Promise.resolve(editions.find(({ id, version }) => id === ref.id && version === ref.version) ?? null),
  )
const [A, B] = [edition('a', 'tv = 1'), edition('b', 'sex = 1')]
const PAIR: Composition = { kind: 'chain', steps: [step('a'), step('b')] }
const BASIS = { dataset: 'survey-2026', version: 1, slices: [], weight: 'main', base: { op: 'all' } as const }

describe('the count of a composition', () => {
  it('asks for every audience, for each step and for the whole, spelled out', async () => {
    const asked: (TableWish | RegionsWish)[] = []
    const rows = [4000, 3000, 4000, 1200, 1200, 20_000]
    const counted = await countComposition(
      {
        count: (wish) => {
          asked.push(wish)
          return Promise.resolve({
            cells: rows.map((total) => [cell(1200), cell(1200), cell(total)]),
            comparison: [],
          })
        },
        regions: (wish) => {
          asked.push(wish)
          return Promise.resolve({ regions: [{ mask: 3, n: 1200, w: 1200, universe: 1200 }], other: null })
        },
      },
      { composition: PAIR, editions: await among(A, B), basis: BASIS },
    )
    const [table, regions] = asked as [TableWish, RegionsWish]
    const both = parsed('tv = 1 AND sex = 1')
    assert.deepEqual(table.rows, [A.expression, B.expression, A.expression, both, both])
    assert.deepEqual([table.columns, regions.sets], [table.rows.slice(0, 2), table.rows.slice(0, 2)])
    assert.equal(counted.whole!.universe, 1200)
    assert.equal(counted.base!.universe, 20_000)
    assert.deepEqual(
      pairsOf(counted).map(({ one, other, both: overlap, union }) => [one, other, overlap, union]),
      [[0, 1, 1200, 5800]],
    )
    const drawn = drawnCells(counted, 2, (within) => within?.join() ?? '')
    assert.deepEqual(
      drawn.map(({ name, share }) => [name, share]),
      [['0,1', 0.06]],
    )
  })

  it('hides the pairs of an audience that is hidden', () => {
    const counted = {
      base: cell(9000),
      whole: null,
      sizes: [cell(4000), null],
      running: [],
      both: [
        [cell(4000), null],
        [null, null],
      ],
      regions: { regions: [], other: null },
    }
    assert.deepEqual(pairsOf(counted), [
      { one: 0, other: 1, both: null, union: null, overlap: null, jaccard: null, lift: null },
    ])
  })
})

describe('the fields of a composition', () => {
  it('hold its rules and the people of its first audience, and are read as they were', () => {
    let last = 0
    const body = compositionChanges(PAIR, A, {}, () => `n${++last}`)
    assert.deepEqual(compositionIn(body).composition, PAIR)
    assert.deepEqual(
      [body['dataset'], body['slices/GB-2026-H1'], body['base']],
      ['survey-2026', true, undefined],
    )
    assert.deepEqual(
      compositionChanges(PAIR, A, body, () => 'none'),
      {},
    )
    const emptied = compositionChanges({ kind: 'chain', steps: [] }, null, body, () => 'none')
    assert.ok(Object.keys(emptied).every((path) => path.startsWith('nodes/') && emptied[path] === null))
    assert.deepEqual(compositionIn({}).composition, { kind: 'chain', steps: [] })
  })
})

describe('editions of a composition', () => {
  it('are read with those within them and with the newest of each; what is gone is null', async () => {
    const whole = edition('whole', 'AUDIENCE a@1', { latest: 2 })
    const editions = new Map([...(await among(A, whole)), ...(await among({ ...whole, version: 2 }))])
    const asked: string[] = []
    const read = await readEditions(
      [
        { id: 'whole', version: 1 },
        { id: 'gone', version: 1 },
      ],
      (ref) => {
        asked.push(`${ref.id}@${ref.version}`)
        return Promise.resolve(editions.get(`${ref.id}@${ref.version}`) ?? null)
      },
    )
    assert.deepEqual(asked.toSorted(), ['a@1', 'gone@1', 'whole@1', 'whole@2'])
    assert.equal(read.get('gone@1'), null)
    const [first, gone] = setsOf([step('whole'), step('gone')], read)
    assert.deepEqual([first!.newer?.version, gone!.edition, gone!.newer], [2, null, null])
    assert.deepEqual(partsAmong([whole, A])('whole'), ['a'])
  })
})

describe('audiences of other data', () => {
  it('[Composer 1] are counted by the same questions, of the people they were published over alone', async () => {
    const other = edition('b', 'tv = 1', { datasetVersion: 2, base: 'sex = 1' })
    const asked = { editions: await among(A, other), own: 'survey-2026/1' }
    const frames = new Map([
      ['survey-2026/1', FRAME],
      ['survey-2026/2', FRAME],
    ])
    const { editions, obstacles } = bridgedEditions([other], { ...asked, frames })
    assert.deepEqual(obstacles, [])
    assert.deepEqual(editions.get('b@1')!.expression, parsed('tv = 1 AND sex = 1'))
    const closed = bridgedEditions([other], { ...asked, frames: new Map([['survey-2026/1', FRAME]]) })
    assert.deepEqual(closed.obstacles, [{ edition: other, obstacle: null }])
  })

  it('are estimated between bounds, in one market alone and where its people are known', () => {
    const slice = { id: 'GB-2026-H1', market: 'GB', wave: '2026-H1', n: 1, universe: 5000, weightSum: 1 }
    const datasets = [{ id: 'survey-2026', slices: [slice] }] as unknown as Parameters<typeof estimatesOf>[2]
    const estimates = estimatesOf(PAIR, [A, { ...B, universe: 3000 }], datasets)
    assert.deepEqual(estimates[1], { place: 1, min: 2000, max: 3000, independent: 2400 })
    assert.equal(estimatesOf(PAIR, [A, B], []), 'noUniverse')
    assert.equal(estimatesOf(PAIR, [A, { ...B, markets: ['US'] }], datasets), 'markets')
  })
})

it('circles stand in the middle of their picture, as large as it lets them be', () => {
  const cells = [
    { mask: 1, universe: 2800 },
    { mask: 2, universe: 1800 },
    { mask: 3, universe: 1200 },
    { mask: null, universe: 90 },
  ]
  const circles = fitted(circlesOfCells([4000, 3000], cells), { width: 400, height: 300 })
  const left = Math.min(...circles.map(({ x, radius }) => x - radius))
  const right = Math.max(...circles.map(({ x, radius }) => x + radius))
  assert.ok(Math.abs(left - 24) < 1e-6 && Math.abs(right - 376) < 1e-6)
  assert.ok(circles.every(({ y }) => Math.abs(y - 150) < 1e-6))
})
