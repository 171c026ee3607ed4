import { useCallback, useContext, useEffect, useState, type ComponentType } from 'react'
import { MINIAPP_RUN_TOURS } from '../../../shell/contract/events.ts'
import type { TourPlayerProps, TourStep } from './tour-player.tsx'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { ShadowRootProvider } from '../bridge/use-sheet.ts'
import { words } from '../words/words.ts'

interface ProductTourProps {
  /** Names the tour in this browser, where it is recommended once; without a name it is only offered in the help menu. */
  name?: string
  /** Targets are selectors inside the mini-app; steps without their target are left out. Or how to get them, for those who take the tour. */
  steps: readonly TourStep[] | (() => Promise<readonly TourStep[]>)
}

/**
 * A product tour of the mini-app, there as long as this is rendered: the shell is told that there is one (spec section 4),
 * and when the person asks for it, it runs.
 */
export function ProductTour({ name, steps }: ProductTourProps) {
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const root = useContext(ShadowRootProvider)
  const [playing, setPlaying] = useState<{
    Player: ComponentType<TourPlayerProps>
    steps: readonly TourStep[]
  }>()

  useEffect(() => {
    portal.emit('set-has-product-tours', { has: true })
    const isRecommended = name !== undefined && isNew(name)
    if (isRecommended) portal.emit('run-product-tours-reminder')
    return () => {
      if (portal.signal.aborted) return // the shell has put everything back
      if (isRecommended) portal.emit('hide-product-tours-reminder')
      portal.emit('set-has-product-tours', { has: false })
    }
  }, [portal, name])

  useEffect(() => {
    const element = root?.host
    const run = () => {
      portal.emit('hide-product-tours-reminder')
      Promise.all([loadPlayer(), typeof steps === 'function' ? steps() : steps]).then(
        ([Player, all]) => setPlaying({ Player, steps: all }),
        () => portal.notify({ kind: 'warning', text: words('tour.notLoaded') }),
      )
    }
    element?.addEventListener(MINIAPP_RUN_TOURS, run)
    return () => element?.removeEventListener(MINIAPP_RUN_TOURS, run)
  }, [portal, root, steps])

  const end = useCallback(() => setPlaying(undefined), [])
  if (!playing || !root) return null
  const { Player, steps: shown } = playing
  return <Player root={root} overlayRoot={portal.overlayRoot} steps={shown} onEnd={end} />
}

/** Most people never take a tour: what plays it is loaded for those who do. */
const loadPlayer = async () => (await import('./tour-player.tsx')).TourPlayer

/** True once per browser; where storage is blocked, never: a reminder at every visit would only annoy. */
function isNew(name: string): boolean {
  const key = `os-tour:${name}`
  try {
    if (localStorage.getItem(key)) return false
    localStorage.setItem(key, 'seen')
    return true
  } catch {
    return false
  }
}
