import type { ReactNode } from 'react'
import { DataTable } from '../../kit/table/data-table.tsx'
import type { Column } from '../../kit/table/column.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { labelOf, type Shown } from './comparison-world.tsx'
import { type FigureRow, figureRows } from './figure-rows.ts'

/** Key figures of all plans, each with its difference to the baseline below. */
export function FiguresCard({ shown, actions }: { shown: Shown; actions: ReactNode }) {
  const format = useFormat()
  const { plans, baseline } = shown
  const { audience } = baseline.plan.head
  const columns: readonly Column<FigureRow>[] = [
    { key: 'figure', title: words('figure'), cell: ({ name }) => name },
    ...plans.map((plan, place): Column<FigureRow> => ({
      key: plan.key,
      title: labelOf(plan),
      type: 'number',
      cell: ({ cells }) => (
        <span className="figure">
          {cells[place]!.text}
          {cells[place]!.change && <small>{cells[place]!.change}</small>}
        </span>
      ),
    })),
  ]
  return (
    <section className="figures" aria-labelledby="figures">
      <div className="os-row figures-head">
        <h2 id="figures" className="os-subtitle">
          {words('figures')}
        </h2>
        <p className="os-muted">{words('against', { plan: labelOf(baseline) })}</p>
        {actions}
      </div>
      <DataTable
        caption={words('figures')}
        hideCaption
        columns={columns}
        rows={figureRows(shown, format)}
        rowKey={({ key }) => key}
      />
      <p className="os-help">
        {words('basis', {
          audience: audience || words('noAudience'),
          universe: format.number(baseline.plan.total.universe),
        })}
      </p>
    </section>
  )
}
