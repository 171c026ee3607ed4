import { useCallback, useContext, useEffect, useState, type ComponentType } from 'react'
import { MINIAPP_RUN_TOURS } from '../../shell/contract/events.ts'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { TourPlayerProps, TourStep } from './tour-player.tsx'
import { useMiniApp } from './use-mini-app.ts'
import { ShadowRootProvider } from './use-sheet.ts'

interface ProductTourProps {
  /** Names the tour in this browser, where it is recommended once; without a name it is only offered in the help menu. */
  name?: string
  /** Targets are selectors inside the mini-app; steps without their target are left out. */
  steps: readonly TourStep[]
}

/**
 * A product tour of the mini-app, there as long as this is rendered: the shell is told that there is one (spec section 4),
 * and when the person asks for it, it runs.
 */
export function ProductTour({ name, steps }: ProductTourProps) {
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const root = useContext(ShadowRootProvider)
  const [Player, setPlayer] = useState<ComponentType<TourPlayerProps>>()

  useEffect(() => {
    portal.emit('set-has-product-tours', { has: true })
    const stop = name && root && isNew(name) ? remind(portal, root) : () => {}
    return () => {
      stop()
      if (!portal.signal.aborted) portal.emit('set-has-product-tours', { has: false }) // else the shell has put everything back
    }
  }, [portal, name, root])

  useEffect(() => {
    const element = root?.host
    const run = () => {
      portal.emit('hide-product-tours-reminder')
      void load().then((loaded) => (loaded ? setPlayer(() => loaded) : portal.notify(NOT_LOADED)))
    }
    element?.addEventListener(MINIAPP_RUN_TOURS, run)
    return () => element?.removeEventListener(MINIAPP_RUN_TOURS, run)
  }, [portal, root])

  const end = useCallback(() => setPlayer(undefined), [])
  return Player && root && <Player root={root} overlayRoot={portal.overlayRoot} steps={steps} onEnd={end} />
}

const NOT_LOADED = { kind: 'warning', text: 'The tour could not be loaded. Check your connection, then ask for it again.' } as const

/** Most people never take a tour: what plays it is loaded for those who do. */
const load = () => import('./tour-player.tsx').then(({ TourPlayer }) => TourPlayer, () => undefined)

/** How long the reminder stays. */
const REMINDED_MS = 10_000

/** Reminds of the tour for a while, and no longer than until the person has begun to work. */
function remind(portal: MiniAppPortal, root: ShadowRoot): () => void {
  portal.emit('run-product-tours-reminder')
  const ended = new AbortController()
  const hide = () => {
    if (ended.signal.aborted) return
    ended.abort()
    if (!portal.signal.aborted) portal.emit('hide-product-tours-reminder')
  }
  const begin = (event: Event) => { if (!isMove(event)) hide() }
  const timer = setTimeout(hide, REMINDED_MS)
  ended.signal.addEventListener('abort', () => clearTimeout(timer))
  for (const type of ['pointerdown', 'keydown']) root.addEventListener(type, begin, { signal: ended.signal })
  return hide
}

/** Keys on the way to the reminder, or to nothing at all. */
const MOVES: ReadonlySet<string> = new Set(['Tab', 'F6', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'ScrollLock'])
const isMove = (event: Event) => event instanceof KeyboardEvent && MOVES.has(event.key)

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
