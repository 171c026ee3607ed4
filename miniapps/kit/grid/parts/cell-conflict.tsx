import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../controls/button.tsx'
import { placeBeside } from '../../controls/popover/place-beside.ts'
import type { CellValue } from '../../table/column.ts'
import type { ShownCells } from '../cells/cell-edits.ts'
import type { CellPlace } from '../cells/cell-range.ts'
import { words } from '../words/words.ts'
import { theirsText } from './cell-state.ts'
import { CELL_ANCHOR } from './cell-tip.tsx'
import type { GridModel } from './use-grid.ts'

interface CellConflictProps<Row> {
  grid: GridModel<Row>
  cells: ShownCells<Row>
  place: CellPlace
  onClose(): void
}

/** Both values of a cell, beside it, and the choice between them. */
export function CellConflict<Row>({ grid, cells, place, onClose }: CellConflictProps<Row>) {
  const { marksOf, onChoose } = grid.props
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const root = panel.current?.getRootNode() as ShadowRoot | undefined
    opener.current = (root?.activeElement ?? null) as HTMLElement | null
    panel.current?.showPopover()
    placeBeside(panel.current!, opener.current)
    panel.current?.querySelector('button')?.focus()
  }, [])
  const [row, column] = [cells.rowAt(place.line), cells.columns[place.column]!]
  const conflict = row === undefined ? undefined : marksOf?.(row)?.[column.key]?.conflict
  if (row === undefined || !conflict) return null
  const said = cells.textOf(column)
  const named = (value: CellValue) => said(value) || words('noValue')
  const choose = (whose: 'mine' | 'theirs') => {
    panel.current?.hidePopover()
    onChoose?.({ rowKey: cells.rowKey(row), column: column.key }, whose)
  }
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      className="os-menu os-grid-conflict"
      aria-label={words('conflict.choose', { column: column.title })}
      style={{ positionAnchor: CELL_ANCHOR }}
      onBeforeToggle={({ newState }) =>
        newState === 'closed' && opener.current?.focus({ preventScroll: true })
      }
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <p>{theirsText(conflict, said)}</p>
      <div className="os-row">
        <Button size="s" onClick={() => choose('mine')}>
          {words('conflict.keep', { value: named(column.value(row)) })}
        </Button>
        <Button size="s" onClick={() => choose('theirs')}>
          {words('conflict.use', { value: named(conflict.theirs) })}
        </Button>
      </div>
    </div>
  )
}
