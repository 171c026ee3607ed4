import { useCallback } from 'react'
import type { MyApps } from '../../../shell/contract/catalogue.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { words } from '../words/words.ts'

/** Goes on when the page is left. */
const KEPT = { keepalive: true }

export interface MyAppsState {
  mine: MyApps | undefined
  /** Adds an app to the favourites or takes it out: shown at once, and taken back where it could not be saved. */
  toggle(key: string): void
}

/** What a person marked and opened; the list of apps stands without it. */
export function useMyApps(): MyAppsState {
  const { portal } = useMiniApp()
  const catalogue = useApi('catalogue')
  const load = (signal: AbortSignal) => catalogue.get<MyApps>('/mine', signal)
  const { data: mine, setData } = useResource('mine', load, 'my-apps')
  const toggle = useCallback(
    (key: string) => {
      if (!mine) return
      const isMarked = mine.favourites.includes(key)
      const others = mine.favourites.filter((each) => each !== key)
      setData({ ...mine, favourites: isMarked ? others : [key, ...others] })
      const { put, delete: remove } = catalogue
      const mark = isMarked ? remove<MyApps> : put<MyApps>
      mark(`/favourites/${key}`, undefined, KEPT).then(setData, () => {
        setData(mine)
        portal.notify({ kind: 'error', text: words('notMarked') })
      })
    },
    [mine, portal, catalogue, setData],
  )
  return { mine, toggle }
}
