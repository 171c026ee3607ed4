import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../../kernel/near-in-tests.ts'
import { canonical } from '../canonical.ts'
import { parseExpression } from '../parse-expression.ts'
import { tagsOf } from '../audience-document.ts'
import type { Edition } from '../edition.ts'
import { expressionOf, fieldsOfBody } from '../nodes-expression.ts'
import { fieldsOfPacked, PACKED_MAX, packOf, readPack } from './audience-pack.ts'
import { duplicates, type Keyed } from './duplicates.ts'
import { isStale, staleBefore, staleReasons } from './is-stale.ts'
import { lineage } from './lineage.ts'
import { sizeAlert } from './size-alert.ts'

describe('the library of audiences', () => {
  it('[Library 1] finds one pair where operands are swapped', () => {
    const keyed = (id: string, text: string, more: Partial<Keyed> = {}): Keyed => {
      const read = parseExpression({ text })
      if ('error' in read) throw new Error(read.error.code)
      const { key } = canonical({ expression: read })
      return { id, key, dataset: 'survey-2026', base: '', markets: ['GB'], ...more }
    }
    const rows = [
      keyed('one', 'tv = 1 AND sex = 2'),
      keyed('two', 'sex = 2 AND tv = 1'),
      keyed('three', 'tv = 1'),
      keyed('four', 'tv = 1 AND sex = 2', { dataset: 'another' }),
      keyed('five', 'tv = 1 AND sex = 2', { markets: ['US'] }),
    ]
    assert.deepEqual(
      duplicates(rows).map((group) => group.map(({ id }) => id)),
      [['one', 'two']],
    )
  })

  it('[Library 2] says what is 91 days old or has a newer dataset', () => {
    const now = '2026-07-01T12:00:00.000Z'
    const published = (publishedAt: string, newerDataset = false) => ({ publishedAt, newerDataset })
    assert.equal(isStale(published('2026-04-01T12:00:00.000Z'), now), true)
    assert.equal(isStale(published('2026-04-01T12:00:00.001Z'), now), false)
    assert.deepEqual(staleReasons(published('2026-06-01T12:00:00.000Z', true), now), ['dataset'])
    assert.deepEqual(staleReasons(published('2026-01-01T12:00:00.000Z', true), now), ['age', 'dataset'])
    assert.equal(staleBefore(now).toISOString(), '2026-04-01T12:00:00.000Z')
  })

  it('[Library 3] warns of a size that changed by a fifth', () => {
    near(sizeAlert({ before: 500_000, after: 380_000 }), { change: -0.24, threshold: -0.2 })
    near(sizeAlert({ before: 100, after: 125 }), { change: 0.25, threshold: 0.2 })
    assert.equal(sizeAlert({ before: 500_000, after: 420_000 }), null)
    assert.equal(sizeAlert({ before: null, after: 420_000 }), null)
  })

  it('knows what an audience is made of, and what was made of it', () => {
    const parts = [
      { id: 'c', of: 'a' },
      { id: 'c', of: 'b' },
      { id: 'd', of: 'c' },
    ]
    assert.deepEqual(lineage({ id: 'c', parts }), {
      madeOf: [
        { id: 'a', steps: 1 },
        { id: 'b', steps: 1 },
      ],
      usedIn: [{ id: 'd', steps: 1 }],
    })
    assert.deepEqual(
      lineage({ id: 'd', parts }).madeOf.map(({ steps }) => steps),
      [1, 2, 2],
    )
  })
})

describe('a pack of audiences', () => {
  const edition = {
    title: 'Heavy TV',
    tags: ['tv'],
    dataset: 'survey-2026',
    datasetVersion: 1,
    slices: ['GB-2026-H1'],
    weight: 'main',
    base: 'sex = 2',
    expression: {
      op: 'and',
      of: [
        { op: 'in', variable: 'tv', codes: [1] },
        { op: 'not', of: { op: 'in', variable: 'acme', codes: [1, 2] } },
      ],
    },
  } as unknown as Edition

  it('is the same audience where it is taken in', () => {
    const read = readPack(JSON.stringify(packOf([edition])))
    assert.ok(typeof read === 'object')
    let count = 0
    const fields = fieldsOfPacked(read.audiences[0]!, () => `id-${(count += 1)}`)
    assert.equal(fields['title'], 'Heavy TV')
    assert.equal(fields['slices/GB-2026-H1'], true)
    assert.deepEqual(tagsOf(fields), ['tv'])
    assert.deepEqual(expressionOf(fieldsOfBody(fields)).expression, edition.expression)
  })

  it('is refused where its rules cannot be read, or it is another file', () => {
    const pack = packOf([edition])
    const broken = { ...pack, audiences: [{ ...pack.audiences[0]!, rules: 'tv > 1' }] }
    assert.equal(readPack(JSON.stringify(broken)), 'wrong')
    assert.equal(readPack('{"format":"other"}'), 'wrong')
    assert.equal(readPack('no JSON'), 'wrong')
    const many = packOf(Array.from({ length: PACKED_MAX + 1 }, () => edition))
    assert.equal(readPack(JSON.stringify(many)), 'too-many')
  })
})
