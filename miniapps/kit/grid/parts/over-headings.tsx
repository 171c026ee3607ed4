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
  const { pinnedCount, startsPx, ticksPx } = layout
  const offset = hasTicks ? 2 : 1
  const sight = { first, last, pinnedCount: 0, cursor: -1 }
  const pinnedPx = startsPx[pinnedCount] ?? ticksPx
  return (
    <div className="os-grid-row os-grid-over" role="row" aria-rowindex={1}>
      <div
        className="os-grid-cell os-grid-heading"
        aria-hidden="true"
        data-pinned="yes"
        style={{ gridColumn: `1 / ${pinnedCount + offset}`, insetInlineStart: 0 }}
      />
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
              <span style={{ insetInlineStart: pinnedPx }}>{title}</span>
            </div>
          )
        )
      })}
    </div>
  )
}

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
