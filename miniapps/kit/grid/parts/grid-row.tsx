import { memo, useLayoutEffect, useRef } from 'react'
import { words } from '../words/words.ts'
import { useDrawnCells } from './drawn-cells.tsx'
import type { GridRowProps } from './grid-row-props.ts'
import { isDrawn } from './use-columns-in-sight.ts'

const INSIDE = ':is(a[href], button, input, select):not(.os-grid-editor)'

function Row<Row>(props: GridRowProps<Row>) {
  const { name, line, level, topPx, columns, layout, ticked, onTick, cursor, headings } = props
  const { first, last } = props
  const sight = { first, last, pinnedCount: layout.pinnedCount, cursor }
  const drawn = useDrawnCells(props)
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!columns.some(({ cell }) => cell)) return
    // Tab leaves the grid: what is in cells is reached by Enter
    for (const each of element.current!.querySelectorAll<HTMLElement>(INSIDE)) each.tabIndex = -1
  })
  return (
    <div
      ref={element}
      className="os-grid-row"
      role="row"
      aria-rowindex={line + 1 + headings}
      aria-level={level}
      aria-selected={ticked}
      data-line={line}
      style={{ insetBlockStart: topPx }}
    >
      {ticked !== undefined && (
        <div className="os-grid-tick" role="gridcell" aria-colindex={1}>
          <input
            type="checkbox"
            aria-label={words('tick.row', { row: name })}
            checked={ticked}
            onChange={() => onTick(line)}
          />
        </div>
      )}
      {columns.map((column, at) => isDrawn(at, sight) && drawn(column, at))}
    </div>
  )
}

export const GridRow = memo(Row) as typeof Row
