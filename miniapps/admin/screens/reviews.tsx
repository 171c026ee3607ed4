import { useCallback } from 'react'
import { Plus } from 'lucide'
import type { ReviewLine } from '../../domain/access/wire-checks.ts'
import { action } from '../../kit/actions/action.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import type { Drawing } from '../../kit/table/column.ts'
import { AdminTabs } from '../parts/admin-tabs.tsx'
import { reviewColumns, reviewPath } from '../parts/reviews/review-columns.tsx'
import { ReviewDialog } from '../parts/reviews/review-dialog.tsx'
import { words } from '../parts/reviews/words/words.ts'
import { useAgencyName } from '../parts/use-agencies.ts'
import { words as appWords } from '../words/words.ts'

const NEW_REVIEW = action({
  key: 'new-review',
  label: () => words('new'),
  icon: Plus,
  look: 'primary',
  run: ({ open, portal, basePath }) =>
    open(ReviewDialog, { onDone: ({ id }) => portal.navigate(`${basePath}${reviewPath(id)}`) }),
})

/** From time to time somebody looks at who still needs what. */
export function Reviews() {
  const rows = useAnswer<readonly ReviewLine[]>('access', '/reviews', { keptAs: 'reviews' })
  const reviews = useList({ name: 'reviews', rows })
  const agencyName = useAgencyName()
  const columns = useCallback((drawing: Drawing) => reviewColumns(drawing, agencyName), [agencyName])
  return (
    <ListScreen
      list={reviews}
      title={appWords('panel.reviews')}
      head={<AdminTabs current="reviews" />}
      actions={[NEW_REVIEW]}
      columns={columns}
      isTable
      empty={words('none')}
    />
  )
}
