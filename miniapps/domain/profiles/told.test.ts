import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FRAME } from '../audience/frame-in-tests.ts'
import { parsed } from '../audience/parsed-in-tests.ts'
import type { TableWish } from '../surveys/counting.ts'
import { countPortrait, type CountedPortrait } from './count-portrait.ts'
import { rowsIn, sentenceRows, shownSections, toldOf } from './told.ts'

const cell = (n: number) => ({ n, w: n, q: n, universe: n })
const OF = { slices: ['GB'], weight: 'main', expression: parsed('age >= 30') }

async function counted(audience = 400) {
  const asked: TableWish[] = []
  const found = await countPortrait(
    {
      count: (wish) => {
        asked.push(wish)
        const size = wish.rows.length
        const cells =
          wish.columns.length === 1
            ? wish.rows.map((_, at) => [cell(60 + 20 * at), cell(400)])
            : wish.rows.map((_, at) => [
                ...wish.columns.map((__, to) => cell(at === to ? 400 : 20)),
                cell(400),
              ])
        const base =
          wish.columns.length === 1
            ? [cell(audience), cell(2000)]
            : wish.columns.map(() => cell(400)).concat(cell(2000))
        assert.equal(cells.length, size)
        return Promise.resolve({ cells: [...cells, base], comparison: [] })
      },
    },
    FRAME,
    OF,
    { op: 'all' },
  )
  return { asked, found }
}

describe('the count of a portrait', () => {
  it('asks for every answer of the audience, then for the most different ones by each other', async () => {
    const { asked, found } = await counted()
    assert.ok('portrait' in found)
    assert.deepEqual(asked[0]!.columns, [OF.expression])
    assert.deepEqual(asked[1]!.rows, asked[1]!.columns)
    assert.equal(asked[1]!.rows.length, found.portrait.rows.length)
  })

  it('stops at an audience that is too small', async () => {
    const { asked, found } = await counted(29)
    assert.ok('refused' in found)
    assert.equal(asked.length, 1)
  })
})

describe('the rows that are told', () => {
  it('stand with the most different first, in the sections of the survey', async () => {
    const { found } = await counted()
    const { told, sections } = toldOf(found as CountedPortrait, new Set(), FRAME)
    const strength = told.map(({ z }) => Math.abs(z))
    assert.deepEqual(
      strength,
      strength.toSorted((one, other) => other - one),
    )
    assert.deepEqual(sections, ['People', 'Media', 'Brands'])
    assert.ok(rowsIn({ told }, 'Media').every(({ answer }) => answer.variable.folder === 'Media'))
  })

  it('leave out sections that are hidden', async () => {
    const { found } = await counted()
    const rows = toldOf(found as CountedPortrait, new Set(), FRAME)
    const body = { 'sections/Media': false }
    assert.deepEqual(shownSections(rows, body), ['People', 'Brands'])
    assert.ok(sentenceRows(rows, body).every(({ answer }) => answer.variable.folder !== 'Media'))
  })
})
