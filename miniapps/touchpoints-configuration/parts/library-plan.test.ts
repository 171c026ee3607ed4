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
import { librarySheet } from './library-sheet-of.ts'

/** What a library's workbook does to it, once somebody has changed its rows. */
async function imported(
  body: Body,
  change: (rows: (readonly Cell[])[]) => readonly (readonly Cell[])[] = (rows) => rows,
) {
  const set: Readonly<Record<string, Json>>[] = []
  const plan = libraryPlan({
    body,
    above: body['market'] === 'ALL' ? null : ALL,
    set: (values) => set.push(values),
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
})
