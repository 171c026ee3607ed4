import { useState } from 'react'
import type { NoticeSettings, Unread } from '../../../domain/notifications/notice.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { todayHere } from '../../../kit/controls/dates/periods.ts'
import { type ProblemText, problemText } from '../../../kit/words/problem-text.ts'

/** What the person wants to be told, and when; a change is shown at once, and taken back where it could not be stored. */
export function useNoticeSettings() {
  const notifications = useApi('notifications')
  const [refused, setRefused] = useState<ProblemText | null>(null)
  const { data, error, loading, reload, setData } = useResource('settings of notices', (signal) =>
    notifications.get<Unread>(withQuery('/unread', { day: todayHere() }), signal),
  )
  useLiveNews('notices', reload)

  const keep = async (before: Unread, part: Partial<NoticeSettings>) => {
    const settings = { ...before.settings, ...part }
    setData({ ...before, settings })
    setRefused(null)
    try {
      setData(await notifications.put<Unread>('/settings', settings))
    } catch (problem) {
      setData(before)
      setRefused(problemText(problem))
    }
  }
  return {
    settings: data?.settings,
    sendsMail: data?.sendsMail === true,
    error,
    loading,
    reload,
    refused,
    keep: (part: Partial<NoticeSettings>) => data && void keep(data, part),
  }
}
