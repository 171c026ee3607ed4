import { useState } from 'react'
import type { Page } from '../../domain/workspaces/workspace-answers.ts'
import { useLiveNews } from '../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { ask } from '../api.ts'

/** A list that comes page by page; what follows is asked for when somebody wants more. */
export function usePages<Row>(address: string | null) {
  const { portal } = useMiniApp()
  const first = useResource<Page<Row>>(address, (signal) => ask(portal, address!, signal))
  const [further, setFurther] = useState<{ first: Page<Row>; page: Page<Row> }>()
  const [isBusy, setBusy] = useState(false)
  useLiveNews('rights', first.reload)
  const all = further && further.first === first.data ? further.page : first.data
  const more = async () => {
    if (!all?.next || !address || isBusy) return
    setBusy(true)
    const after = `${address}${address.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(all.next)}`
    try {
      const page = await ask<Page<Row>>(portal, after, portal.signal)
      setFurther({ first: first.data!, page: { ...page, rows: [...all.rows, ...page.rows] } })
    } catch (error) {
      portal.notify({ kind: 'error', text: problemText(error).text })
    } finally {
      setBusy(false)
    }
  }
  return { ...first, rows: all?.rows, isMore: all?.next !== undefined, more, isBusy }
}
