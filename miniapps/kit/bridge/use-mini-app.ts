import { createContext, useContext, useSyncExternalStore } from 'react'
import type { MiniAppContext, MiniAppPortal, MiniAppRoute } from '../../../shell/contract/mini-app.ts'

/** What the shell hands to a mini-app, as a React component sees it. */
export interface MiniApp {
  context: MiniAppContext
  route: MiniAppRoute
  portal: MiniAppPortal
}

/** The latest, and who wants to hear of another one. */
export interface MiniAppSource {
  now(): MiniApp
  listen(tell: () => void): () => void
}

export const MiniAppContextProvider = createContext<MiniAppSource | null>(null)

const whole = (miniApp: MiniApp): MiniApp => miniApp

/** The mini-app's context, route and portal; changes re-render the component. With a part selected, only changes of that part do. */
export function useMiniApp(): MiniApp
export function useMiniApp<Part>(select: (miniApp: MiniApp) => Part): Part
export function useMiniApp(select: (miniApp: MiniApp) => unknown = whole): unknown {
  const { listen, now } = useMiniAppSource()
  return useSyncExternalStore(listen, () => select(now()))
}

/** For handlers that ask when something happens: changes re-render nothing. */
export const useLatestMiniApp = (): (() => MiniApp) => useMiniAppSource().now

function useMiniAppSource(): MiniAppSource {
  const source = useContext(MiniAppContextProvider)
  if (!source) throw new Error('useMiniApp was called outside a mini-app')
  return source
}
