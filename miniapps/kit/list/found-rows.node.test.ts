import assert from 'node:assert/strict'
import { it } from 'node:test'
import { foundRows, type RowFilter } from './found-rows.ts'

interface Row {
  markets: readonly string[]
}

it('finds a row by any of several values', () => {
  const market: RowFilter<Row> = {
    key: 'market',
    label: 'Market',
    kind: 'choice',
    options: [],
    value: ({ markets }) => markets,
  }
  const [both, none] = [{ markets: ['DE', 'GB'] }, { markets: [] }]
  const found = (values: Readonly<Record<string, string>>) =>
    foundRows({ rows: [both, none], values, filters: [market] })
  assert.deepEqual(found({ market: 'GB' }), [both])
  assert.deepEqual(found({}), [both, none])
})
