import { useState } from 'react'
import { type ReviewItem, type ReviewLine, REVIEW_FILTERS } from '../../domain/access/wire-checks.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import { ListBody } from '../../kit/list/list-body.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useFormat } from '../../kit/words/format.ts'
import { DetailFrame } from '../parts/detail-frame.tsx'
import { KindButtons } from '../parts/kind-buttons.tsx'
import { REVIEW_ACTIONS, addressOf } from '../parts/reviews/actions.tsx'
import { reviewSheet } from '../parts/reviews/review-sheet.ts'
import { ReviewTable } from '../parts/reviews/review-table.tsx'
import { words } from '../parts/reviews/words/words.ts'

const PAGE = 200
const KINDS = ['all', ...REVIEW_FILTERS] as const

/** Row by row: is this still needed? Nothing is taken away before the review is finished. */
export function Review({ params }: ScreenProps) {
  const { number, date } = useFormat()
  const { portal } = useMiniApp()
  const address = addressOf(params['reviewId']!)
  const review = useAnswer<ReviewLine>('access', address, { keptAs: 'review' })
  const [only, setOnly] = useState<(typeof KINDS)[number]>('all')
  const items = useList<ReviewItem>({
    name: 'items',
    api: 'access',
    from: withQuery(`${address}/items`, { only: only === 'all' ? undefined : only }),
    limit: PAGE,
    rowKey: ({ position }) => String(position),
  })
  const changed = () => {
    review.reload()
    items.reload()
  }
  useBreadcrumbDetail(review.data?.name)
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
                <ExportSheet sheet={() => reviewSheet(portal, shown)} fileName={shown.name} />
                <ActionBar actions={REVIEW_ACTIONS} on={shown} onDone={changed} />
              </>
            }
          />
          {!shown.finishedAt && <p className="os-muted">{words('keys')}</p>}
          <ListBody
            list={items}
            caption={words('items')}
            between={
              <KindButtons
                label={words('filters')}
                kinds={KINDS}
                current={only}
                nameOf={(kind) => words(`filter.${kind}`)}
                onChange={(kind) => setOnly(kind)}
              >
                <span className="os-muted" aria-hidden="true">
                  {items.total !== undefined && words('rows', { count: items.total })}
                </span>
              </KindButtons>
            }
            counted={(count) => words('rows', { count })}
            empty={words(only === 'all' ? 'items.none' : 'items.noneFound')}
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
        </>
      )}
    </DetailFrame>
  )
}
