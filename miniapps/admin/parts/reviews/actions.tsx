import type { ReviewDecisions, ReviewLine } from '../../../domain/access/wire-checks.ts'
import { action } from '../../../kit/actions/action.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { words } from './words/words.ts'

export const addressOf = (id: string): string => `/reviews/${encodeURIComponent(id)}`

const isOpen = ({ finishedAt }: ReviewLine): boolean => finishedAt === null

/** A review of an agency has thousands of rows, most of them as they should be. */
const KEEP_REST = action<ReviewLine>({
  key: 'keep-rest',
  label: () => words('keepRest'),
  isOffered: (review) => isOpen(review) && review.decided < review.items,
  run: async ({ portal }, { id, decided }) => {
    const input: ReviewDecisions = { decisions: [], keepRest: true }
    const review = await apiOf(portal, 'access').post<ReviewLine>(`${addressOf(id)}/decisions`, input)
    portal.notify({ kind: 'success', text: words('keepRest.done', { count: review.decided - decided }) })
  },
})

const FINISH = action<ReviewLine>({
  key: 'finish-review',
  label: () => words('finish'),
  look: 'primary',
  isOffered: isOpen,
  run: ({ portal, open }, { id, name, removing }) =>
    open(ChangeDialog, {
      title: words('finish.title', { name }),
      verb: words('finish'),
      isDangerous: removing > 0,
      changes: [
        {
          key: `${id} ${removing}`,
          name,
          detail: <p>{words('finish.text', { removing })}</p>,
          run: ({ dry, reason }) =>
            apiOf(portal, 'access').whole('POST', withQuery(`${addressOf(id)}/finish`, { dry }), { reason }),
        },
      ],
    }),
})

export const REVIEW_ACTIONS = [KEEP_REST, FINISH]
