import { useMemo, useState } from 'react'
import type { Measure } from '../../domain/crosstab/crosstab-document.ts'
import { measuresOf } from '../../domain/crosstab/table-settings.ts'
import { SourceNote } from '../../kit/audience/survey/source-note.tsx'
import { lazily } from '../../kit/bridge/lazily.tsx'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { Grid } from '../../kit/grid/grid.tsx'
import { words } from '../words/words.ts'
import { useCrosstab } from './crosstab-world.tsx'
import { shownValue } from '../../domain/crosstab/measure-values.ts'
import { type FigureRow, figureRows, tableColumns } from './table-columns.tsx'
import { tableNotes, useSource } from './table-notes.ts'
import type { ShownTable } from './use-counted.ts'

const TableChart = lazily(async () => (await import('./table-chart.tsx')).TableChart)
const TableExports = lazily(async () => (await import('../exports/table-exports.tsx')).TableExports)

interface TableCardProps {
  /** Null where nothing can be counted yet. */
  table: ShownTable | undefined | null
  error: Resource<unknown>['error']
  retry(): void
}

/** The table, how it was computed, and what can be taken along of it. */
export function TableCard({ table, error, retry }: TableCardProps) {
  return (
    <section className="crosstab-figures" aria-label={words('table')}>
      {error && <ErrorState problem={error} onRetry={retry} headingLevel={2} />}
      {table ? (
        <Figures table={table} hasFailed={error !== null} />
      ) : (
        !error &&
        (table === undefined ? (
          <Skeleton label={words('counting')} lines={[100, 96, 98, 92]} lineHeight={2} />
        ) : (
          <EmptyState title={words('start')}>{words('startText')}</EmptyState>
        ))
      )}
    </section>
  )
}

const keyOf = ({ id }: FigureRow) => id

function Figures({ table, hasFailed }: { table: ShownTable; hasFailed: boolean }) {
  const { body } = useCrosstab()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const source = useSource(table)
  const measureText = measuresOf(body).join()
  const measures = useMemo(() => measureText.split(',') as Measure[], [measureText])
  const rows = useMemo(() => figureRows(table), [table])
  const columns = useMemo(() => tableColumns(table, measures), [table, measures])
  const totalOf = useMemo(() => baseLine(table), [table])
  return (
    <>
      <div className="crosstab-bar">
        <p role="status" className="os-muted">
          {table.isStale && words(hasFailed ? 'staleFailed' : 'stale')}
        </p>
        <SourceNote {...source} />
        <TableExports {...{ table, measures, ticked }} />
      </div>
      <div data-stale={table.isStale || undefined} aria-busy={table.isStale && !hasFailed}>
        <Grid
          alwaysGrid
          caption={words('table')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          kept="crosstab"
          totalOf={totalOf}
          selected={ticked}
          onSelect={setTicked}
        />
      </div>
      <ul className="crosstab-notes os-help">
        {tableNotes(table, source.comparison, body).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <TableChart {...{ table, rows, ticked }} />
    </>
  )
}

/** At the foot: the figures of all people of each column. */
const baseLine =
  ({ columns, figures }: ShownTable) =>
  (_rows: readonly FigureRow[], key: string) => {
    const [id, measure] = key.split(' ') as [string, Parameters<typeof shownValue>[1] | undefined]
    const at = id === 'total' ? columns.length : columns.findIndex((column) => column.id === id)
    return measure && at >= 0 ? shownValue(figures.at(-1)![at]!, measure) : null
  }
