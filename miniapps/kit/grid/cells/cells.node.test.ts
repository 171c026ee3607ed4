import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { GridColumn, CellValue } from '../../table/column.ts'
import { clearCells, rangeTexts, type ShownCells } from './cell-edits.ts'
import { type CellRange, moveCursor } from './cell-range.ts'
import { readCells, writeCells } from './clipboard-text.ts'
import { fillDown } from './fill-cells.ts'
import { pasteCells } from './paste-cells.ts'
import { doAgain, NO_STEPS, takeBack, withStep } from './edit-steps.ts'

type Row = Record<'id' | 'name' | 'spend' | 'start' | 'status', CellValue>

const column = (key: keyof Row, rest: Partial<GridColumn<Row>>): GridColumn<Row> => ({
  key,
  title: key,
  type: 'text',
  value: (row) => row[key],
  edited: true,
  ...rest,
})
const COLUMNS = [
  column('id', { edited: false }),
  column('name', {}),
  column('spend', { type: 'number' }),
  column('start', { type: 'date' }),
  column('status', {
    type: 'choice',
    choices: ['open', 'done'],
    text: (value) => ({ open: 'Open', done: 'Done' })[value]!,
  }),
]
const ROWS: readonly Row[] = ['a', 'b', 'c', 'd'].map((id, at) => ({
  id,
  name: `Brand ${id}`,
  spend: at,
  start: '2026-01-01',
  status: 'open',
}))

const GERMAN = { numberLocale: 'de-DE', dateLocale: 'de-DE' }

/** Lines as they are shown; null is a group's heading. */
const cellsOf = (lines: readonly (Row | null)[] = ROWS): ShownCells<Row> => ({
  columns: COLUMNS,
  lineCount: lines.length,
  rowAt: (line) => lines[line] ?? undefined,
  rowKey: ({ id }) => String(id),
  locales: GERMAN,
  textOf:
    ({ text = String }) =>
    (value) =>
      value === null ? '' : text(String(value)),
})
const range = (top: number, left: number, bottom = top, right = left): CellRange => ({
  anchor: { line: top, column: left },
  cursor: { line: bottom, column: right },
})
const short = (edits: readonly { rowKey: string; column: string; value: CellValue }[]) =>
  edits.map(({ rowKey, column, value }) => `${rowKey}.${column}=${value}`)

describe('text of the clipboard', () => {
  it('is what spreadsheets write, with tabs, quotes and line ends inside cells', () => {
    const cells = [
      ['a\tb', 'say "yes"', 'two\nlines'],
      ['', '5" disk', 'z'],
    ]
    assert.equal(writeCells(cells), '"a\tb"\t"say ""yes"""\t"two\nlines"\r\n\t"5"" disk"\tz')
    assert.deepEqual(readCells(writeCells(cells)), cells)
  })

  it('is read from any program: last line ended, unix ends, a lone quote, rows of other lengths', () => {
    assert.deepEqual(readCells('a\tb\r\nc\td\r\n'), [
      ['a', 'b'],
      ['c', 'd'],
    ])
    assert.deepEqual(readCells('a\nb'), [['a'], ['b']])
    assert.deepEqual(readCells('"open\tb'), [['"open', 'b']])
    assert.deepEqual(readCells('a\tb\nc'), [
      ['a', 'b'],
      ['c', ''],
    ])
    assert.deepEqual(readCells(''), [['']])
  })

  it('comes back whatever stands in the cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', 'é') })
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 }), (rows) => {
        const filled = [...rows, ['x', 'y']] // an empty row at the end is what programs add
        assert.deepEqual(readCells(writeCells(filled)), filled)
      }),
    )
  })
})

describe('edits of cells', () => {
  it('pastes a block by the types of its columns, in the ways of the person', () => {
    const { edits, refused } = pasteCells(cellsOf(), range(1, 1), [['New', '1.234,5', '3.2.2026', 'done']])
    assert.deepEqual(short(edits), ['b.name=New', 'b.spend=1234.5', 'b.start=2026-02-03', 'b.status=done'])
    assert.equal(refused, 0)
  })

  it('counts what does not fit, and changes none of these cells', () => {
    const block = [
      ['x', 'New', 'many', ''],
      ['y', 'Old', '7', 'no day'],
    ]
    const { edits, refused } = pasteCells(cellsOf(), range(3, 0), block)
    assert.deepEqual(short(edits), ['d.name=New', 'd.start=null'])
    assert.equal(refused, 6)
  })

  it('pastes one cell into all of the range, and passes over headings of groups', () => {
    const { edits } = pasteCells(cellsOf(), range(0, 2, 2, 2), [['9']])
    assert.deepEqual(short(edits), ['a.spend=9', 'b.spend=9', 'c.spend=9'])
    const grouped = cellsOf([null, ROWS[0]!, null, ROWS[1]!])
    assert.deepEqual(short(pasteCells(grouped, range(1, 2), [['5'], ['6']]).edits), [
      'a.spend=5',
      'b.spend=6',
    ])
  })

  it('fills down from the first row, or from the one above', () => {
    assert.deepEqual(short(fillDown(cellsOf(), range(0, 1, 2, 2)).edits), [
      'b.name=Brand a',
      'b.spend=0',
      'c.name=Brand a',
      'c.spend=0',
    ])
    assert.deepEqual(short(fillDown(cellsOf(), range(2, 2)).edits), ['c.spend=1'])
    assert.deepEqual(fillDown(cellsOf(), range(0, 2)).edits, [])
  })

  it('clears what can be written and copies what is seen', () => {
    assert.deepEqual(short(clearCells(cellsOf(), range(0, 0, 0, 2)).edits), ['a.name=null', 'a.spend=null'])
    assert.deepEqual(rangeTexts(cellsOf(), range(1, 1, 0, 0), cellsOf().textOf), [
      ['a', 'Brand a'],
      ['b', 'Brand b'],
    ])
  })

  it('takes steps back and does them again, until something else is done', () => {
    const edit = (value: number) => ({ rowKey: 'a', column: 'spend', before: value - 1, value })
    const steps = withStep(withStep(NO_STEPS, [edit(1)]), [edit(2)])
    const back = takeBack(steps)!
    assert.deepEqual(back.edits, [{ rowKey: 'a', column: 'spend', before: 2, value: 1 }])
    assert.deepEqual(doAgain(back.steps)!.edits, [edit(2)])
    assert.deepEqual(doAgain(back.steps)!.steps, steps)
    assert.equal(doAgain(withStep(back.steps, [edit(5)])), undefined)
    assert.equal(takeBack(NO_STEPS), undefined)
  })
})

describe('the cursor', () => {
  const bounds = { lines: 100, columns: 5, page: 20, isFilled: () => true }
  const from = { line: 10, column: 2 }
  const press = (key: string, { mod = false, isRightToLeft = false } = {}) => {
    const to = moveCursor(from, { key, mod, isRightToLeft }, bounds)
    return to && [to.line, to.column]
  }

  it('goes by cells, rows, pages and to the ends', () => {
    assert.deepEqual(
      ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => press(key)),
      [
        [9, 2],
        [11, 2],
        [10, 1],
        [10, 3],
      ],
    )
    assert.deepEqual(
      [press('Home'), press('End')],
      [
        [10, 0],
        [10, 4],
      ],
    )
    assert.deepEqual(
      [press('Home', { mod: true }), press('End', { mod: true })],
      [
        [0, 0],
        [99, 4],
      ],
    )
    assert.deepEqual(
      [press('PageUp'), press('PageDown')],
      [
        [0, 2],
        [30, 2],
      ],
    )
    assert.deepEqual(press('ArrowDown', { mod: true }), [99, 2])
    assert.equal(press('x'), undefined)
  })

  it('reaches the heading from the first row, and goes the other way from right to left', () => {
    assert.deepEqual(
      moveCursor({ line: 0, column: 0 }, { key: 'ArrowUp', mod: false, isRightToLeft: false }, bounds),
      {
        line: -1,
        column: 0,
      },
    )
    assert.deepEqual(press('ArrowLeft', { isRightToLeft: true }), [10, 3])
  })
})
