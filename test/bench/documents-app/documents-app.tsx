import { useState } from 'react'
import type { DocumentRow } from '../../../miniapps/domain/document/wire.ts'
import { requestJson } from '../../../miniapps/kit/bridge/request-json.ts'
import { useMiniApp } from '../../../miniapps/kit/bridge/use-mini-app.ts'
import { useResource } from '../../../miniapps/kit/bridge/use-resource.ts'
import { Button } from '../../../miniapps/kit/controls/button.tsx'
import { PageHeader } from '../../../miniapps/kit/controls/page-header.tsx'
import type { Column } from '../../../miniapps/kit/table/column.ts'
import { DataTable } from '../../../miniapps/kit/table/data-table.tsx'

const ORDERS = { Newest: '-updated', Oldest: 'updated', 'Best score': '-score', 'By title': 'title' }
const STATUSES = { All: '', Submitted: 'submitted', Reviewed: 'reviewed' }

const COLUMNS: readonly Column<DocumentRow>[] = [
  { key: 'title', title: 'Title', cell: ({ title }) => title },
  { key: 'status', title: 'Status', cell: ({ status }) => status },
  {
    key: 'score',
    title: 'Score',
    type: 'number',
    cell: ({ columns }) => Number(columns['score']).toFixed(0),
  },
  { key: 'updated', title: 'Changed', cell: ({ updatedAt }) => updatedAt.slice(0, 16).replace('T', ' ') },
  { key: 'by', title: 'By', cell: ({ updatedBy }) => updatedBy.name },
]

/** What a mini-app with a list of documents does: the server filters and sorts, the kit's table draws a page. */
export function DocumentsApp() {
  const { portal } = useMiniApp()
  const [sort, setSort] = useState(ORDERS.Newest)
  const [status, setStatus] = useState('')
  const address = `/api/documents/scorecard-run?sort=${sort}${status && `&status=${status}`}`
  const { data, loading } = useResource(address, (signal) =>
    requestJson<{ data: readonly DocumentRow[] }>(portal, address, { signal }),
  )
  return (
    <div className="os-page">
      <PageHeader title={portal.app.title} />
      <div className="os-row">
        {Object.entries(ORDERS).map(([name, order]) => (
          <Button key={name} aria-pressed={sort === order} onClick={() => setSort(order)}>
            {name}
          </Button>
        ))}
        {Object.entries(STATUSES).map(([name, value]) => (
          <Button key={name} aria-pressed={status === value} onClick={() => setStatus(value)}>
            {name}
          </Button>
        ))}
      </div>
      <DataTable
        caption="Audits"
        columns={COLUMNS}
        rows={data?.data ?? []}
        rowKey={({ id }) => id}
        loading={loading}
      />
    </div>
  )
}
