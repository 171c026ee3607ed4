import { useState } from 'react'
import type { ReviewItem, ReviewLine } from '../../domain/access/wire-checks.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { useAccessApi, withQuery } from '../access-api.ts'
import { ChangeDialog } from '../parts/changes/change-dialog.tsx'
import { MoreRows } from '../parts/more-rows.tsx'
import { ReviewTable } from '../parts/reviews/review-table.tsx'
import { words } from '../parts/reviews/words/words.ts'
import { usePages } from '../parts/use-pages.ts'

const PAGE = 200

/** Row by row: is this still needed? Nothing is taken away before the review is finished. */
export function Review({ params }: ScreenProps) {
  const { route } = useMiniApp()
  const access = useAccessApi()
  const { number, date } = useFormat()
  const address = `/reviews/${encodeURIComponent(params['reviewId']!)}`
  const review = useResource(address, (signal) => access.get<ReviewLine>(address, signal), 'review')
  const items = usePages<ReviewItem>(withQuery(`${address}/items`, { limit: PAGE }), 'items')
  const [isFinishing, setFinishing] = useState(false)
  const { data, error, loading } = review
  useBreadcrumbDetail(data?.name)
  const back = (
    <Link className="admin-back" to={`${route.basePath}/panel/reviews`}>
      {words('back')}
    </Link>
  )
  const failure = error ?? items.error
  if (failure && !data)
    return (
      <>
        {back}
        <ErrorState problem={failure} onRetry={review.reload} busy={loading} />
      </>
    )
  if (!data) return <Skeleton label={words('loading')} lines={[40, 100, 100]} lineHeight={3} />
  const progress = words('progress', { decided: number(data.decided), items: number(data.items) })
  return (
    <>
      {back}
      <PageHeader
        title={data.name}
        subtitle={data.finishedAt ? words('finishedOn', { date: date(data.finishedAt) }) : progress}
        actions={
          !data.finishedAt && (
            <Button variant="primary" onClick={() => setFinishing(true)}>
              {words('finish')}
            </Button>
          )
        }
      />
      {!data.finishedAt && <p className="os-muted">{words('keys')}</p>}
      {items.error && items.rows.length === 0 ? (
        <ErrorState problem={items.error} onRetry={items.reload} busy={items.loading} />
      ) : (
        <ReviewTable
          address={address}
          items={items.rows}
          isLoading={items.loading}
          isClosed={data.finishedAt !== null}
          onDecided={review.setData}
        />
      )}
      <MoreRows pages={items} />
      {isFinishing && (
        <ChangeDialog
          title={words('finish.title', { name: data.name })}
          verb={words('finish')}
          isDangerous={data.removing > 0}
          changes={[
            {
              key: `${data.id} ${data.removing}`,
              name: data.name,
              detail: (
                <p>{words('finish.text', { removing: data.removing, open: data.items - data.decided })}</p>
              ),
              run: ({ dry, reason }) =>
                access.change('POST', withQuery(`${address}/finish`, { dry }), { reason }),
            },
          ]}
          onDone={() => {
            setFinishing(false)
            review.reload()
            items.reload()
          }}
          onClose={() => setFinishing(false)}
        />
      )}
    </>
  )
}
