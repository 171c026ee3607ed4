import { useCallback } from 'react'
import type { MyApps } from '../../../shell/contract/catalogue.ts'
import { requestJson } from '../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { words } from '../words/words.ts'

const MINE = '/api/catalogue/mine'

export interface MyAppsState {
  mine: MyApps | undefined
  /** Adds an app to the favourites or takes it out: shown at once, and taken back where it could not be saved. */
  toggle(key: string): void
}

/** What a person marked and opened; the list of apps stands without it. */
export function useMyApps(): MyAppsState {
  const { portal } = useMiniApp()
  const load = (signal: AbortSignal) => requestJson<MyApps>(portal, MINE, { signal })
  const { data: mine, setData } = useResource('mine', load, 'my-apps')
  const toggle = useCallback(
    (key: string) => {
      if (!mine) return
      const isMarked = mine.favourites.includes(key)
      const others = mine.favourites.filter((each) => each !== key)
      setData({ ...mine, favourites: isMarked ? others : [key, ...others] })
      const method = isMarked ? 'DELETE' : 'PUT'
      requestJson<MyApps>(portal, `/api/catalogue/favourites/${key}`, { method, keepalive: true }).then(
        setData,
        () => {
          setData(mine)
          portal.notify({ kind: 'error', text: words('notMarked') })
        },
      )
    },
    [mine, portal, setData],
  )
  return { mine, toggle }
}
