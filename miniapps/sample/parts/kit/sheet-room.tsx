import { useCallback, useState } from 'react'
import type { CellEdit } from '../../../kit/grid/cells/cell-edits.ts'
import type { CellMarks, CellPerson } from '../../../kit/grid/cells/cell-marks.ts'
import { Grid } from '../../../kit/grid/grid.tsx'
import { SHEET_COLUMNS, sheetLines, type SheetLine } from './sheet-rows.ts'
import { Specimen, Specimens } from './specimen.tsx'

const LINES = 5000

/** A sheet as planners fill it: 130 columns, two lines of headings, totals, and others at work in it. */
export function SheetRoom() {
  return (
    <Specimens title="A sheet">
      <Specimen
        title="5,000 lines by 26 columns and 104 weeks"
        note="Copy from and paste to a spreadsheet, also beyond the last line; Ctrl+D and Ctrl+R fill, Alt+Shift+arrows move a flight, Ctrl+Enter writes into all marked cells. Line 3 is locked, line 2 has two values for one cell."
        wide
      >
        <Sheet />
      </Specimen>
    </Specimens>
  )
}

function Sheet() {
  const [lines, setLines] = useState(() => sheetLines(LINES))
  const [marks, setMarks] = useState(MARKS)
  const newRow = useCallback((): SheetLine => ({ id: crypto.randomUUID() }), [])
  return (
    <Grid
      caption="Flowchart"
      columns={SHEET_COLUMNS}
      rows={lines}
      rowKey={({ id }) => id}
      onEdit={(edits) => setLines((before) => withEdits(before, edits))}
      initialView={PINNED}
      lockedBecause={lockedBecause}
      marksOf={useCallback(({ id }: SheetLine) => marks[id], [marks])}
      onChoose={({ rowKey }) =>
        setMarks((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== rowKey)))
      }
      others={OTHERS}
      totalOf={totalOf}
      newRow={newRow}
    />
  )
}

const PINNED = { pinned: ['vendor'] }

const lockedBecause = ({ id }: SheetLine) => (id === '2' ? 'This line was approved.' : undefined)

const MARKS: Readonly<Record<string, CellMarks>> = {
  1: { rate: { conflict: { theirs: 12, by: 'Grace Hopper' } } },
  3: { vendor: { comments: 2 }, market: { changedBy: 'Emmy Noether' } },
}
const OTHERS: readonly CellPerson[] = [
  { person: { id: 'ada', name: 'Ada Lovelace' }, rowKey: '4', column: 'market' },
]

/** Of figures, the sum. */
function totalOf(lines: readonly SheetLine[], column: string): number | null {
  let sum: number | null = null
  for (const line of lines) {
    const value = line[column]
    if (typeof value === 'number' && column !== 'rate') sum = (sum ?? 0) + value
  }
  return sum
}

function withEdits(before: readonly SheetLine[], edits: readonly CellEdit[]): SheetLine[] {
  const after = [...before]
  const places = new Map(before.map(({ id }, at) => [id, at]))
  for (const { rowKey, column, value } of edits) {
    const at = places.get(rowKey) ?? after.length
    places.set(rowKey, at)
    after[at] = { ...after[at], id: rowKey, [column]: value }
  }
  return after
}
