import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type CellValue, copyTextOf, type GridColumn } from '../../table/column.ts'
import { type Attempt, rangeTexts, type ShownCells } from './cell-edits.ts'
import type { CellRange } from './cell-range.ts'
import { readCells, writeCells } from './clipboard-text.ts'
import { dataEdge } from './data-edge.ts'
import { fillRight, fillSeries, fillWith } from './fill-cells.ts'
import { filledBox, gripAt, movedBox } from './grip.ts'
import { moveCells } from './move-cells.ts'
import { pasteCells } from './paste-cells.ts'
import { seriesOf } from './series.ts'

type Row = Readonly<Record<string, CellValue>>

const column = (key: string, rest: Partial<GridColumn<Row>> = {}): GridColumn<Row> => ({
  key,
  title: key,
  type: 'text',
  value: (row) => row[key] ?? null,
  edited: true,
  ...rest,
})
const COLUMNS = [
  column('name'),
  column('spend', { type: 'number' }),
  column('start', { type: 'date' }),
  column('market', {
    type: 'choice',
    choices: ['de', 'fr'],
    text: (code) => ({ de: 'Germany', fr: 'France' })[code]!,
  }),
  column('w1', { type: 'number' }),
  column('w2', { type: 'number' }),
]
const cellsOf = (rows: readonly Row[], rest: Partial<ShownCells<Row>> = {}): ShownCells<Row> => ({
  columns: COLUMNS,
  lineCount: rows.length,
  rowAt: (line) => rows[line],
  rowKey: ({ id }) => String(id),
  locales: { numberLocale: 'de-DE', dateLocale: 'de-DE' },
  textOf:
    ({ text = String }) =>
    (value) =>
      value === null ? '' : text(String(value)),
  ...rest,
})
const rowsOf = (count: number, row: Row = {}): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, ...row }))
const range = (top: number, left: number, bottom = top, right = left): CellRange => ({
  anchor: { line: top, column: left },
  cursor: { line: bottom, column: right },
})
const box = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right })
const short = ({ edits }: Attempt) => edits.map(({ rowKey, column, value }) => `${rowKey}.${column}=${value}`)

function written(rows: readonly Row[], { edits }: Attempt): Row[] {
  const after = new Map(rows.map((row) => [String(row['id']), row]))
  for (const { rowKey, column, value } of edits)
    after.set(rowKey, { ...(after.get(rowKey) ?? { id: rowKey }), [column]: value })
  return [...after.values()]
}

describe('a sheet', () => {
  it('copies the same text that was pasted, in the ways of every person', () => {
    const line = fc.record({
      name: fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'é', '1', ',') }),
      spend: fc.option(
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((value) => Math.round(value * 100) / 100),
      ),
      start: fc.option(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
      ),
      market: fc.option(fc.constantFrom('de', 'fr')),
    })
    const locale = fc.constantFrom('de-DE', 'en-US', 'fr-FR', 'de-CH', 'pt-BR', 'ja-JP', 'en-IN')
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), locale, (lines, numberLocale) => {
        const rows = lines.map(({ name, start, ...row }, id) => ({
          id,
          ...row,
          name: name === '' ? null : name,
          start: start?.toISOString().slice(0, 10) ?? null,
        }))
        const copied = (from: readonly Row[]) =>
          writeCells(
            rangeTexts(cellsOf(from), range(0, 0, from.length - 1, 3), (each) =>
              copyTextOf(each, { numberFormat: (options) => new Intl.NumberFormat(numberLocale, options) }),
            ),
          )
        const text = copied([...rows, { id: 'end', name: 'x' }]) // an empty row at the end is what programs add
        const empty = rowsOf(rows.length + 1)
        const cells = cellsOf(empty, { locales: { numberLocale, dateLocale: numberLocale } })
        const attempt = pasteCells(cells, range(0, 0), readCells(text))
        assert.equal(attempt.refused, 0)
        assert.equal(copied(written(empty, attempt)), text)
      }),
    )
  })

  it('pastes a block as often as the marked cells have room for it, and asks for rows beyond the end', () => {
    const cells = cellsOf(rowsOf(4))
    assert.deepEqual(short(pasteCells(cells, range(0, 0, 3, 0), [['a'], ['b']])), [
      '0.name=a',
      '1.name=b',
      '2.name=a',
      '3.name=b',
    ])
    let made = 9
    const growing = cellsOf(rowsOf(1), { newRow: () => ({ id: made++ }) })
    assert.deepEqual(short(pasteCells(growing, range(0, 0), [['a'], ['b'], ['c']])), [
      '0.name=a',
      '9.name=b',
      '10.name=c',
    ])
  })

  it('leaves locked cells as they are, counts them, and tells why', () => {
    const lockedBecause = ({ id }: Row) => (id === 1 ? 'approved' : undefined)
    const attempt = fillWith(cellsOf(rowsOf(3), { lockedBecause }), range(0, 4, 2, 4), 5, COLUMNS[4]!)
    assert.deepEqual(
      [short(attempt), attempt.refused, attempt.lockedBecause],
      [['0.w1=5', '2.w1=5'], 1, 'approved'],
    )
  })

  it('fills to the right what the other column can hold', () => {
    const cells = cellsOf([{ id: 0, name: '1.234,5', w1: 7 }])
    assert.deepEqual(short(fillRight(cells, range(0, 0, 0, 1))), ['0.spend=1234.5'])
    assert.deepEqual(short(fillRight(cells, range(0, 5))), ['0.w2=7'])
    const none = fillRight(cellsOf([{ id: 0, name: 'many' }]), range(0, 0, 0, 1))
    assert.deepEqual([none.edits, none.refused], [[], 1])
  })

  it('goes on with days by their step in either direction, and says all else again', () => {
    assert.equal(seriesOf(['2026-01-05', '2026-01-12'], 2, 'date'), '2026-01-19')
    assert.equal(seriesOf(['2026-01-05', '2026-01-12'], -1, 'date'), '2025-12-29')
    assert.equal(seriesOf(['2026-01-31'], 1, 'date'), '2026-02-01')
    assert.equal(seriesOf(['2026-01-05', '2026-01-12', '2026-01-13'], 3, 'date'), '2026-01-05')
    assert.equal(seriesOf(['2026-01-05', null], 2, 'date'), '2026-01-05')
    assert.equal(seriesOf([1, 2], 2, 'number'), 1)
    assert.equal(seriesOf(['a', 'b'], -1, 'text'), 'b')
    const rows = rowsOf(3).map((row, at) => (at === 0 ? { ...row, start: '2026-03-01', w1: 3 } : row))
    assert.deepEqual(short(fillSeries(cellsOf(rows), box(0, 2), box(0, 2, 2, 2))), [
      '1.start=2026-03-02',
      '2.start=2026-03-03',
    ])
    assert.deepEqual(short(fillSeries(cellsOf(rows), box(0, 4), box(0, 4, 0, 5))), ['0.w2=3'])
  })

  it('moves cells and empties their places, all of them or none', () => {
    const rows: Row[] = [{ id: 0, w1: 1, w2: 2 }, { id: 1 }, { id: 2 }]
    assert.deepEqual(short(moveCells(cellsOf(rows), box(0, 4, 0, 5), [1, 0])), [
      '1.w1=1',
      '0.w1=null',
      '1.w2=2',
      '0.w2=null',
    ])
    const over = moveCells(cellsOf([{ id: 0, w1: 1 }, { id: 1, w1: 2 }, { id: 2 }]), box(0, 4, 1, 4), [1, 0])
    assert.deepEqual(short(over).toSorted(), ['0.w1=null', '1.w1=1', '2.w1=2'])
    const out = moveCells(cellsOf(rows), box(0, 4, 0, 5), [0, 1])
    assert.deepEqual([out.edits, out.refused > 0], [[], true])
  })

  it('goes by Ctrl and an arrow to the end of what is filled, to the next that is, or to the end', () => {
    const filled = new Set([0, 1, 2, 5])
    const cells = { lines: 9, columns: 1, isFilled: (line: number) => filled.has(line) }
    const down = (line: number) => dataEdge({ line, column: 0 }, [1, 0], cells).line
    assert.deepEqual([0, 2, 3, 5, 8].map(down), [2, 5, 5, 8, 8])
    const up = (line: number) => dataEdge({ line, column: 0 }, [-1, 0], cells).line
    assert.deepEqual([8, 5, 2, 0].map(up), [5, 2, 0, 0])
  })

  it('is held by the corner that fills and by the edge that moves, and by nothing else', () => {
    const marked = box(2, 2, 4, 3)
    const middle = { start: 30, end: 30, top: 15, bottom: 15 }
    assert.equal(gripAt({ line: 4, column: 3 }, marked, { ...middle, end: 3, bottom: 3 }), 'fill')
    assert.equal(gripAt({ line: 2, column: 3 }, marked, { ...middle, top: 1 }), 'move')
    assert.equal(gripAt({ line: 3, column: 3 }, marked, { ...middle, top: 1 }), undefined)
    assert.equal(gripAt({ line: 1, column: 3 }, marked, { ...middle, bottom: 1 }), undefined)
    assert.deepEqual(filledBox(marked, { line: 9, column: 4 }), box(2, 2, 9, 3))
    assert.deepEqual(filledBox(marked, { line: 3, column: 0 }), box(2, 0, 4, 3))
    const within = { lines: 10, columns: 10 }
    assert.deepEqual(
      movedBox(marked, { line: 2, column: 2 }, { line: 0, column: 9 }, within),
      box(0, 8, 2, 9),
    )
  })
})
