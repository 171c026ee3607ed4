import { useEffect, useRef, useState } from 'react'
import type { Page } from '../../../../shell/contract/page.ts'
import type { Notice, Unread } from '../../../domain/notifications/notice.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import { type Resource, useResource } from '../../../kit/bridge/use-resource.ts'
import { type ProblemText, problemText } from '../../../kit/words/problem-text.ts'
import { useBell } from '../dialogs/use-unread.ts'

export type Which = { ids: string[] } | { upTo: string }

export interface InboxState {
  /** The newest first; undefined until they have come. */
  notices: readonly Notice[] | undefined
  problem: ProblemText | null
  loading: boolean
  reload(): void
  /** Loads those before; undefined where there are none. */
  more: (() => void) | undefined
  isLoadingMore: boolean
  read(which: Which): void
}

interface Shown {
  notices: readonly Notice[]
  next: string | null
}

/** The inbox page by page; what comes while it is open stands at the top. */
export function useInbox(): InboxState {
  const notifications = useApi('notifications')
  const { know } = useBell()
  const [problem, setProblem] = useState<ProblemText | null>(null)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const shown = useRef<Shown>(undefined)
  const pageAfter = (after: string, signal?: AbortSignal) =>
    notifications.page<Notice, Unread>(withQuery('', { after }), signal)
  const { data, error, loading, reload, setData }: Resource<Shown> = useResource(
    'inbox',
    async (signal): Promise<Shown> => {
      const page = await pageAfter('', signal)
      know(page)
      return joined(page, shown.current)
    },
  )
  useEffect(() => {
    shown.current = data
  })
  useLiveNews('notices', reload)

  const more = async (before: Shown, next: string) => {
    setLoadingMore(true)
    try {
      const page = await pageAfter(next)
      setData({ notices: [...before.notices, ...page.data], next: page.next })
      setProblem(null)
    } catch (failure) {
      setProblem(problemText(failure))
    }
    setLoadingMore(false)
  }
  /** Goes on when the page is left: opening a notice reads it. */
  const read = async (before: Shown, which: Which) => {
    setData({
      ...before,
      notices: before.notices.map((notice) => (isOf(which, notice) ? { ...notice, isRead: true } : notice)),
    })
    try {
      know(await notifications.post<Unread>('/read', which, { keepalive: true }))
      setProblem(null)
    } catch (failure) {
      setData(before)
      setProblem(problemText(failure))
    }
  }
  const next = data?.next
  return {
    notices: data?.notices,
    problem: problem ?? error,
    loading,
    reload,
    more: data && next ? () => void more(data, next) : undefined,
    isLoadingMore,
    read: (which) => data && void read(data, which),
  }
}

const isOf = (which: Which, { id }: Notice): boolean =>
  'ids' in which ? which.ids.includes(id) : BigInt(id) <= BigInt(which.upTo)

/** The first page again, and after it what was loaded before, where the two meet. */
function joined(page: Page<Notice>, shown: Shown | undefined): Shown {
  const last = page.data.at(-1)
  const at = last && shown ? shown.notices.findIndex(({ id }) => id === last.id) : -1
  if (at < 0 || !shown) return { notices: page.data, next: page.next }
  return { notices: [...page.data, ...shown.notices.slice(at + 1)], next: shown.next }
}
