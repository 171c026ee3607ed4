import { useEffect, useRef } from 'react'
import { LIVE_NEWS_EVENT, type LiveNews } from '../../../shell/contract/live-news.ts'

/** Calls back when the server has told of a change of this kind; of none without one. */
export function useLiveNews(news: LiveNews | undefined, onNews: () => void): void {
  const latest = useRef(onNews)
  useEffect(() => {
    latest.current = onNews
  })
  useEffect(() => {
    const hear = (event: Event) => {
      if ((event as CustomEvent<LiveNews>).detail === news) latest.current()
    }
    addEventListener(LIVE_NEWS_EVENT, hear)
    return () => removeEventListener(LIVE_NEWS_EVENT, hear)
  }, [news])
}
