import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Expression } from '../audience/expression.ts'
import { FLOOR } from '../surveys/dataset.ts'
import type { Frame } from '../surveys/frame.ts'
import { protectCounts } from './protect-counts.ts'

const CODES = [1, 2, 3, 4, 5]
const codes = CODES.map((code) => ({ code, label: `${code}` }))
const frame: Frame = [
  ...['a', 'b'].map((name) => ({ name, label: name, type: 'single' as const, folder: '', codes })),
  { name: 'age', label: 'age', type: 'number', folder: '', codes: [] },
]
const of = (variable: string, code: number): Expression => ({ op: 'in', variable, codes: [code] })
const aged = (min: number, max: number): Expression => ({ op: 'range', variable: 'age', min, max })

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const cellOf = (n: number) => ({ n, w: n, q: n, universe: n })
type Shown = readonly (number | null)[]

function shownOf(asked: { rows?: Expression[]; columns: Expression[] }, n: readonly (readonly number[])[]) {
  const cells = n.map((row) => row.map(cellOf))
  const table = { cells, comparison: cells.map((row) => row.at(-1)!) }
  const seen = protectCounts(table, { rows: [], ...asked }, 'floor', { frame })
  return seen.cells.map((row): Shown => row.map((cell) => cell?.n ?? null))
}

/** People of a line's total beyond those that are shown: a reader knows their number by subtraction. */
function mustBeManyOrNone(line: Shown): void {
  const all = line.at(-1)!
  if (all === null) return
  const unknown = all - total(line.slice(0, -1).map((n) => n ?? 0))
  assert.ok(unknown === 0 || unknown >= FLOOR, line.join(' '))
}

describe('lines that fall short of their total', () => {
  it('give no small rest away: of a column left out, of NOT, of the age that two bands differ by', () => {
    assert.deepEqual(shownOf({ columns: [of('a', 1), of('a', 2)] }, [[40, 56, 100]]), [[null, 56, 100]])
    assert.deepEqual(shownOf({ columns: [{ op: 'not', of: of('a', 1) }] }, [[96, 100]]), [[null, 100]])
    assert.deepEqual(shownOf({ columns: [aged(40, 80), aged(41, 80)] }, [[60, 56, 100]]), [[60, null, 100]])
    assert.deepEqual(shownOf({ columns: [of('a', 1), of('a', 2)] }, [[40, 40, 100]]), [[40, 40, 100]])
  })

  it('let none of the answers left out be recomputed, of one question by another', () => {
    const count = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 60 }))
    const people = fc.array(fc.array(count, { minLength: 5, maxLength: 5 }), { minLength: 5, maxLength: 5 })
    const some = fc.subarray(CODES, { minLength: 1 })
    fc.assert(
      fc.property(people, some, some, (answers, rows, columns) => {
        const line = (row: readonly number[]) => [...columns.map((code) => row[code - 1]!), total(row)]
        const everybody = CODES.map((_, at) => total(answers.map((row) => row[at]!)))
        const asked = {
          rows: rows.map((code) => of('a', code)),
          columns: columns.map((code) => of('b', code)),
        }
        const seen = shownOf(asked, [...rows.map((code) => line(answers[code - 1]!)), line(everybody)])
        seen.forEach(mustBeManyOrNone)
        seen[0]!.forEach((_, column) => mustBeManyOrNone(seen.map((row) => row[column]!)))
      }),
      { numRuns: 300 },
    )
  })
})
