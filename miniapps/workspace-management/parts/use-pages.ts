import { useState } from 'react'
import type { Page } from '../../../shell/contract/page.ts'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { useLiveNews } from '../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { problemText } from '../../kit/words/problem-text.ts'

/** A list that comes page by page; what follows is asked for when somebody wants more. */
export function usePages<Row>(address: string | null) {
  const { portal } = useMiniApp()
  const first = useResource<Page<Row>>(address, (signal) =>
    apiOf(portal, 'workspaces').page(address!, signal),
  )
  const [further, setFurther] = useState<{ first: Page<Row>; page: Page<Row> }>()
  const [isBusy, setBusy] = useState(false)
  useLiveNews('rights', first.reload)
  const all = further && further.first === first.data ? further.page : first.data
  const more = async () => {
    if (!all?.next || !address || isBusy) return
    setBusy(true)
    try {
      const page = await apiOf(portal, 'workspaces').page<Row>(withQuery(address, { after: all.next }))
      setFurther({ first: first.data!, page: { ...page, data: [...all.data, ...page.data] } })
    } catch (error) {
      portal.notify({ kind: 'error', text: problemText(error).text })
    } finally {
      setBusy(false)
    }
  }
  return { ...first, rows: all?.data, isMore: all !== undefined && all.next !== null, more, isBusy }
}
