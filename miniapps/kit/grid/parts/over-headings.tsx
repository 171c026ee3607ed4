import type { GridColumn } from '../../table/column.ts'
import type { ColumnLayout } from './column-layout.ts'
import { type ColumnsInSight, isDrawn } from './use-columns-in-sight.ts'

interface OverHeadingsProps<Row> extends ColumnsInSight {
  columns: readonly GridColumn<Row>[]
  layout: ColumnLayout
  hasTicks: boolean
}

/** The line above the headings: months above their weeks. */
export function OverHeadings<Row>({ columns, layout, hasTicks, first, last }: OverHeadingsProps<Row>) {
  const { pinnedCount, startsPx } = layout
  const offset = hasTicks ? 2 : 1
  const sight = { first, last, pinnedCount: 0, cursor: -1 }
  return (
    <div className="os-grid-row os-grid-over" role="row" aria-rowindex={1}>
      <Filler pinned="first" to={offset + 1} startPx={0} isEdge={pinnedCount === 1} />
      {pinnedCount > 1 && (
        <Filler pinned="yes" from={offset + 1} to={pinnedCount + offset} startPx={startsPx[1]!} isEdge />
      )}
      {spansOf(columns, pinnedCount).map(({ title, from, to }, place) => {
        // a row without any heading would be none for a screen reader
        const isSeen =
          place === 0 || isDrawn(from, sight) || isDrawn(to, sight) || (from < first && to > last)
        return (
          isSeen && (
            <div
              key={from}
              className="os-grid-cell os-grid-heading"
              role="columnheader"
              aria-colindex={from + offset}
              aria-colspan={to - from + 1}
              style={{ gridColumn: `${from + offset} / ${to + offset + 1}` }}
            >
              {/* stays in sight while its columns pass beneath the pinned ones */}
              <span>{title}</span>
            </div>
          )
        )
      })}
    </div>
  )
}

interface FillerProps {
  pinned: 'first' | 'yes'
  from?: number
  to: number
  startPx: number
  isEdge: boolean
}

/** Over pinned columns: months pass beneath it. */
const Filler = ({ pinned, from = 1, to, startPx, isEdge }: FillerProps) => (
  <div
    className="os-grid-cell"
    aria-hidden="true"
    data-pinned={pinned}
    data-edge={isEdge || undefined}
    style={{ gridColumn: `${from} / ${to}`, insetInlineStart: startPx }}
  />
)

interface Span {
  title: string
  from: number
  to: number
}

/** Columns beside each other with the same above them; one that somebody moved between them parts them. */
function spansOf<Row>(columns: readonly GridColumn<Row>[], pinnedCount: number): Span[] {
  const spans: Span[] = []
  for (let at = pinnedCount; at < columns.length; at++) {
    const title = columns[at]!.over
    const before = spans.at(-1)
    if (title === undefined) continue
    if (before?.title === title && before.to === at - 1) before.to = at
    else spans.push({ title, from: at, to: at })
  }
  return spans
}
