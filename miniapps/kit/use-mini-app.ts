import { createContext, useContext } from 'react'
import type { MiniAppContext, MiniAppPortal, MiniAppRoute } from '../../shell/contract/mini-app.ts'

/** What the shell hands to a mini-app, as a React component sees it. */
export interface MiniApp {
  context: MiniAppContext
  route: MiniAppRoute
  portal: MiniAppPortal
}

export const MiniAppContextProvider = createContext<MiniApp | null>(null)

/** The mini-app's context, route and portal; changes re-render the component. */
export function useMiniApp(): MiniApp {
  const miniApp = useContext(MiniAppContextProvider)
  if (!miniApp) throw new Error('useMiniApp was called outside a mini-app')
  return miniApp
}
