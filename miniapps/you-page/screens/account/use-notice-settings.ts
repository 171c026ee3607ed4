import { useState } from 'react'
import type { NoticeSettings, Unread } from '../../../domain/notifications/notice.ts'
import { requestJson } from '../../../kit/bridge/request-json.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { todayHere } from '../../../kit/controls/dates/periods.ts'
import { type ProblemText, problemText } from '../../../kit/words/problem-text.ts'

const ADDRESS = '/api/notifications'

/** What the person wants to be told, and when; a change is shown at once, and taken back where it could not be stored. */
export function useNoticeSettings() {
  const { portal } = useMiniApp()
  const [refused, setRefused] = useState<ProblemText | null>(null)
  const { data, error, loading, reload, setData } = useResource('settings of notices', (signal) =>
    requestJson<Unread>(portal, `${ADDRESS}/unread?day=${todayHere()}`, { signal }),
  )
  useLiveNews('notices', reload)

  const keep = async (before: Unread, part: Partial<NoticeSettings>) => {
    const settings = { ...before.settings, ...part }
    setData({ ...before, settings })
    setRefused(null)
    try {
      setData(await requestJson<Unread>(portal, `${ADDRESS}/settings`, { method: 'PUT', body: settings }))
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
