import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { lineOf, type PlanLine, rowOf } from '../../domain/plans/plan-line.ts'
import { RATE_TYPES } from '../../domain/plans/plan.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'
import { writeXlsx } from '../../kit/exchange/xlsx/write-xlsx.ts'
import { words } from '../words/words.ts'
import { flatSheet } from './flat-sheet.ts'
import { readFlatSheet } from './read-flat-sheet-in-tests.ts'

const WEEKS = ['2026-03-02', '2026-03-09', '2026-03-16']
const week = fc.constantFrom(...WEEKS, '2026-12-28')
const text = fc.oneof(fc.string(), fc.constantFrom('', '0', 'id', words('total'), '2026-03-02', '=1+1'))
const number = fc.option(fc.integer({ min: 0, max: 1e9 }).map((tenths) => tenths / 10))
const day = fc.constantFrom('', '2026-03-04', '2026-12-31')

const cells: fc.Arbitrary<Partial<PlanLine>> = fc.record({
  vendor: text,
  property: text,
  name: text,
  market: fc.constantFrom('', 'GB'),
  touchpoint: fc.constantFrom('', 'TV'),
  format: text,
  unit: text,
  rateType: fc.constantFrom(null, ...RATE_TYPES),
  rate: fc.option(fc.integer({ min: 0, max: 1e12 })),
  rateIs: fc.constantFrom('net', 'gross'),
  quantity: number,
  start: day,
  end: day,
  commission: fc.integer({ min: 0, max: 10_000 }),
  fees: fc.integer({ min: 0, max: 1e10 }),
  rating: number,
  length: number,
  factor: number,
  notes: text,
  locked: fc.boolean(),
  parent: fc.constantFrom('', 'l1'),
  weeks: fc.dictionary(
    week,
    fc.integer({ min: 0, max: 1e6 }).map((tenths) => tenths / 10),
  ),
  locks: fc.uniqueArray(week).map((days) => new Set(days)),
})

describe('the flat sheet of a plan', () => {
  it('is the same plan when it is read again', () => {
    fc.assert(
      fc.property(fc.array(cells), fc.constantFrom('GBP', 'JPY', 'KWD'), (drawn, currency) => {
        const lines = drawn.map((each, at) => lineOf(rowOf({ ...each, place: at + 1 }), `l${at + 1}`))
        const file = writeXlsx([flatSheet(lines, { currency }, WEEKS)])
        const again = readFlatSheet(readXlsx(file)[0]!.rows, { currency })
        assert.deepEqual(
          again!.map((line) => lineOf(rowOf(line), line.id!)),
          lines,
        )
      }),
    )
  })
})
