import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Expression } from '../audience/expression.ts'
import { SAMPLE_FRAME } from '../surveys/sample/frame.ts'
import { sampleSurvey } from '../surveys/sample/sample-survey.ts'
import { countTable } from '../surveys/store/count-table.ts'
import { storeOf } from '../surveys/store/slice-store.ts'
import { tableFigures } from './table-figures.ts'

const PEOPLE = 12_500
const TESTS = 200

it('[Crosstab 7] of 200 tests of the left-handed, who are like everybody, marks at most 18, and none by Benjamini–Hochberg', () => {
  const stores = sampleSurvey(PEOPLE)
    .filter(({ slice }) => slice.market === 'GB')
    .map(({ slice, weights, answers }) =>
      storeOf({ slice, weights: { main: weights }, frame: SAMPLE_FRAME, answers }),
    )
  const is = (variable: string, code: number): Expression => ({ op: 'in', variable, codes: [code] })
  const columns = SAMPLE_FRAME.filter(({ name, type }) => name !== 'handed' && type !== 'number')
    .flatMap(({ name, codes }) => codes.map(({ code }) => is(name, code)))
    .slice(0, TESTS)
  const counted = countTable(
    { frame: SAMPLE_FRAME, stores },
    {
      slices: [],
      weight: 'main',
      base: { op: 'all' },
      rows: [is('handed', 2)],
      columns,
    },
  )
  const marked = (adjustment: 'none' | 'benjamini-hochberg') =>
    tableFigures({
      counted,
      rows: [{ key: 'left', net: false }],
      columns: columns.map((_, at) => ({ key: String(at), net: false })),
      overlaps: columns.map(() => 'inside' as const),
      groups: [],
      adjustment,
    })[0]!.filter((cell) => cell!.mark !== 0).length
  assert.equal(columns.length, TESTS)
  assert.ok(marked('none') <= 18, `${marked('none')} marked`)
  assert.equal(marked('benjamini-hochberg'), 0)
})
