import { expect } from '@open-wc/testing'
import type { Body } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { readRecords } from '../../kit/exchange/import/read-records.ts'
import { reviewImport } from '../../kit/exchange/import-wizard/review-import.ts'
import type { Cell } from '../../kit/exchange/sheet.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'
import { writeXlsx } from '../../kit/exchange/xlsx/write-xlsx.ts'
import { ALL, at, GERMANY } from '../library-in-tests.ts'
import { libraryPlan } from './library-plan.ts'
import { librarySheet, sheetTitle } from './library-sheet-of.ts'

/** The changes of a library's own workbook, read back after its rows were edited. */
async function imported(
  body: Body,
  change: (rows: (readonly Cell[])[]) => readonly (readonly Cell[])[] = (rows) => rows,
) {
  const set: Readonly<Record<string, Json>>[] = []
  const plan = libraryPlan({
    body,
    above: body['market'] === 'ALL' ? null : ALL,
    curves: () => Promise.resolve(['curve-tv']),
    isUsed: (code) => Promise.resolve(code === 'SHOP'),
    set: (values) => void set.push(values),
  })
  const [sheet] = readXlsx(writeXlsx([librarySheet(body)]))
  const rows = change([...sheet!.rows])
  const mapping = plan.fields.map(({ key }, place) => [place, key] as const)
  const found = readRecords(rows, 0, new Map(mapping), plan.fields, 'en-gb')
  const rules = await plan.ask!(found.records)
  const choices = [{ index: 0, name: 'Touchpoints', titleRow: 0, mapping }]
  return { review: reviewImport(found, choices, { ...plan, check: rules.check! }), plan, set }
}

describe('a sheet of touchpoints', () => {
  it('[Touchpoints configuration 6] goes out and comes in without a change, of all markets and of one', async () => {
    const full = {
      ...ALL,
      ...at('TV', { active: false, to: '2026-12-31', rate: 123_456_789, 'name/ja': 'テレビ' }),
    }
    for (const body of [full, GERMANY]) {
      const { review } = await imported(body)
      expect(review.problems).to.deep.equal([])
      expect(review.accepted).to.deep.equal([])
      expect(review.unchanged.length).to.be.above(0)
    }
  })

  it('sets what was changed in one step', async () => {
    const { review, plan, set } = await imported(ALL, (rows) =>
      rows.map((row) => (row[0] === 'SHOP' ? row.map((each) => (each === 'In store' ? 'Shop' : each)) : row)),
    )
    await plan.apply(review.accepted)
    expect(set).to.deep.equal([{ 'touchpoints/SHOP/name/en': 'Shop' }])
  })

  it('[Touchpoints configuration 1] names the row whose name another row takes', async () => {
    const { review } = await imported(ALL, (rows) =>
      rows.map((row) => row.map((each) => (each === 'YouTube' ? 'television' : each))),
    )
    expect(review.accepted).to.deep.equal([])
    expect(review.problems.map(({ row, code, values }) => [row, code, values])).to.deep.equal([
      [5, 'wrong.name', { other: 'TV', row: 4 }],
    ])
  })

  /** A row with a code and more cells by their fields. */
  const rowOf = (titles: readonly Cell[], code: string, cells: Readonly<Record<string, Cell>>) =>
    titles.map(
      (title, place) =>
        Object.entries({ ...cells, ...(place === 0 && { code }) }).find(
          ([field]) => sheetTitle(field) === title,
        )?.[1] ?? null,
    )
  const problemsWith = async (code: string, cells: Readonly<Record<string, Cell>>) => {
    const { review } = await imported(ALL, ([titles]) => [titles!, rowOf(titles!, code, cells)])
    return review.problems.map((each) => [each.field, each.code])
  }

  it('[Touchpoints configuration 1] refuses a name that a touchpoint has which is not in the file', async () => {
    for (const code of ['AAA', 'ZZZ'])
      expect(await problemsWith(code, { 'name/en': 'television' })).to.deep.equal([['name/en', 'wrong.name']])
  })

  it('names row and field of all that the server would refuse', async () => {
    const named = { 'name/en': 'New' }
    for (const [field, cell, code] of [
      ['factors', 'viewable=99', 'wrong.factor'],
      ['name/en', 'x'.repeat(81), 'wrong.long'],
      ['rate', 1e15, 'wrong.value'],
      ['parent', 'NOWHERE', 'wrong.parent'],
      ['curve', 'curve-none', 'wrong.curve'],
    ] as const)
      expect(await problemsWith('NEW', { ...named, [field]: cell })).to.deep.equal([[field, code]])
    expect(await problemsWith('new', named)).to.deep.equal([['code', 'wrong.code']])
  })

  it('[Touchpoints configuration 2] deletes no touchpoint that something names with an empty row', async () => {
    expect(await problemsWith('SHOP', {})).to.deep.equal([['code', 'wrong.used']])
    expect(await problemsWith('YOUTUBE', {})).to.deep.equal([])
  })
})
