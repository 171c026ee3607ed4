import { useState } from 'react'
import type { ReviewFilter, ReviewItem, ReviewLine } from '../../domain/access/wire-checks.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { ListBody } from '../../kit/list/list-body.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useFormat } from '../../kit/words/format.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { ChangeDialog } from '../parts/changes/change-dialog.tsx'
import { DetailFrame } from '../parts/detail-frame.tsx'
import { ExportReview } from '../parts/reviews/export-review.tsx'
import { KeepRest } from '../parts/reviews/keep-rest.tsx'
import { ReviewFilters } from '../parts/reviews/review-filters.tsx'
import { ReviewTable } from '../parts/reviews/review-table.tsx'
import { words } from '../parts/reviews/words/words.ts'

const PAGE = 200

/** Row by row: is this still needed? Nothing is taken away before the review is finished. */
export function Review({ params }: ScreenProps) {
  const access = useApi('access')
  const { number, date } = useFormat()
  const address = `/reviews/${encodeURIComponent(params['reviewId']!)}`
  const review = useResource(address, (signal) => access.get<ReviewLine>(address, signal), 'review')
  const [only, setOnly] = useState<ReviewFilter>()
  const items = useList<ReviewItem>({
    name: 'items',
    api: 'access',
    from: withQuery(`${address}/items`, { only }),
    limit: PAGE,
    rowKey: ({ position }) => String(position),
  })
  const [isFinishing, setFinishing] = useState(false)
  const { data } = review
  useBreadcrumbDetail(data?.name)
  return (
    <DetailFrame panel="reviews" back={words('back')} loading={words('loading')} resource={review}>
      {(shown) => (
        <>
          <PageHeader
            title={shown.name}
            subtitle={
              shown.finishedAt
                ? words('finishedOn', { date: date(shown.finishedAt) })
                : words('progress', { decided: number(shown.decided), items: number(shown.items) })
            }
            actions={
              <>
                <ExportReview address={address} review={shown} />
                {!shown.finishedAt && shown.decided < shown.items && (
                  <KeepRest
                    address={address}
                    review={shown}
                    onDone={(line) => {
                      review.setData(line)
                      items.reload()
                    }}
                  />
                )}
                {!shown.finishedAt && (
                  <Button variant="primary" onClick={() => setFinishing(true)}>
                    {words('finish')}
                  </Button>
                )}
              </>
            }
          />
          {!shown.finishedAt && <p className="os-muted">{words('keys')}</p>}
          <ListBody
            list={items}
            caption={words('items')}
            between={<ReviewFilters only={only} total={items.total} onChange={setOnly} />}
            counted={(count) => words('rows', { count })}
            empty={words(only ? 'items.noneFound' : 'items.none')}
          >
            {(rows) => (
              <ReviewTable
                address={address}
                items={rows}
                isClosed={shown.finishedAt !== null}
                onDecided={review.setData}
              />
            )}
          </ListBody>
          {isFinishing && (
            <ChangeDialog
              title={words('finish.title', { name: shown.name })}
              verb={words('finish')}
              isDangerous={shown.removing > 0}
              changes={[
                {
                  key: `${shown.id} ${shown.removing}`,
                  name: shown.name,
                  detail: <p>{words('finish.text', { removing: shown.removing })}</p>,
                  run: ({ dry, reason }) =>
                    access.whole('POST', withQuery(`${address}/finish`, { dry }), { reason }),
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
      )}
    </DetailFrame>
  )
}
