import { useState } from 'react'
import { Plus } from 'lucide'
import type { ReviewLine } from '../../domain/access/wire-checks.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { AdminHeader } from '../parts/admin-header.tsx'
import { ReviewDialog } from '../parts/reviews/review-dialog.tsx'
import { words } from '../parts/reviews/words/words.ts'
import { useAgencies } from '../parts/use-agencies.ts'

/** From time to time somebody looks at who still needs what. */
export function Reviews() {
  const { portal, route } = useMiniApp()
  const access = useApi('access')
  const { date, number } = useFormat()
  const agencies = useAgencies().data ?? []
  const [isMaking, setMaking] = useState(false)
  const reviews = useResource(
    'reviews',
    (signal) => access.get<readonly ReviewLine[]>('/reviews', signal),
    'reviews',
  )
  const pathOf = (id: string) => `${route.basePath}/panel/reviews/${encodeURIComponent(id)}`
  return (
    <>
      <AdminHeader
        current="reviews"
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setMaking(true)}>
            {words('new')}
          </Button>
        }
      />
      {reviews.error && !reviews.data ? (
        <ErrorState problem={reviews.error} onRetry={reviews.reload} busy={reviews.loading} />
      ) : (
        <DataTable
          caption={words('reviews')}
          hideCaption
          rows={reviews.data ?? []}
          rowKey={({ id }) => id}
          loading={reviews.loading}
          empty={words('none')}
          pageSize={50}
          columns={[
            {
              key: 'name',
              title: words('name'),
              cell: ({ id, name }) => (
                <Link quiet to={pathOf(id)}>
                  {name}
                </Link>
              ),
            },
            {
              key: 'agency',
              title: words('agency'),
              wideOnly: true,
              cell: ({ agency }) => agencies.find(({ code }) => code === agency)?.name ?? agency,
            },
            {
              key: 'status',
              title: words('status'),
              cell: ({ finishedAt }) => (
                <Badge tone={finishedAt ? 'success' : 'information'}>
                  {words(finishedAt ? 'finished' : 'open')}
                </Badge>
              ),
            },
            {
              key: 'decided',
              title: words('decided'),
              type: 'number',
              cell: ({ decided, items }) =>
                words('progress', { decided: number(decided), items: number(items) }),
            },
            { key: 'due', title: words('due'), wideOnly: true, cell: ({ dueAt }) => date(dueAt) },
            {
              key: 'created',
              title: words('begun'),
              wideOnly: true,
              cell: ({ createdAt }) => date(createdAt),
            },
          ]}
        />
      )}
      {isMaking && (
        <ReviewDialog onDone={({ id }) => portal.navigate(pathOf(id))} onClose={() => setMaking(false)} />
      )}
    </>
  )
}
