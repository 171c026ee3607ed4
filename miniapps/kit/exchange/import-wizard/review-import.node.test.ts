import assert from 'node:assert/strict'
import { it } from 'node:test'
import { budgets, type Key } from './plan-in-tests.ts'
import { reviewImport } from './review-import.ts'

const CHOICES = [
  { index: 0, name: 'Plan', titleRow: 0, mapping: [[0, 'brand'] as const, [2, 'spend'] as const] },
]
const row = (at: number, brand: string, spend: number | null) => ({ row: at, values: { brand, spend } })

it("leaves out what the app's own rules refuse, of a cell and then of its row", () => {
  const plan = budgets(() => {})
  const rules = {
    ...plan,
    fields: plan.fields.map((field) =>
      field.key === 'spend'
        ? { ...field, check: (value: unknown) => (Number(value) < 0 ? { code: 'negative' } : undefined) }
        : field,
    ),
    check: ({ brand }: { brand?: unknown }) =>
      brand === 'Ostra' ? { field: 'brand' as Key, code: 'not-yours' } : undefined,
  }
  const records = [row(2, 'Abelia', -1), row(3, 'Ostra', 5), row(4, 'Norvane', 7)]
  const { problems, rowsWithProblems, accepted } = reviewImport(
    { records, problems: [], rows: records.length, empty: 0 },
    CHOICES,
    rules,
  )
  assert.deepEqual(problems, [
    { row: 2, column: 2, field: 'spend', code: 'negative' },
    { row: 3, column: 0, field: 'brand', code: 'not-yours' },
  ])
  assert.equal(rowsWithProblems, 2)
  assert.deepEqual(accepted, [records[2]])
})

it('keeps or clears what is there where a cell is empty, as the plan says', () => {
  const records = [row(2, 'Abelia', null)]
  const changed = (emptyCells: 'keep' | 'clear') =>
    reviewImport({ records, problems: [], rows: records.length, empty: 0 }, CHOICES, {
      ...budgets(() => {}),
      emptyCells,
    }).changed.length
  assert.deepEqual([changed('keep'), changed('clear')], [0, 1])
})
