import type { MiniAppContext, MiniAppHost, MiniAppRoute } from '../contract/mini-app.ts'

/** What a mini-app is given at mount. */
export interface Given {
  context: MiniAppContext
  route: MiniAppRoute
  host: MiniAppHost
}
