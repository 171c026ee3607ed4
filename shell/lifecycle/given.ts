import type { MiniAppContext, MiniAppElement, MiniAppPortal, MiniAppRoute } from '../contract/mini-app.ts'

/** What a mini-app is given at mount. */
export interface Given {
  context: MiniAppContext
  route: MiniAppRoute
  portal: MiniAppPortal
}

/** Sets the properties of a mini-app's element, and answers that. */
export function giveTo(element: MiniAppElement, given: Partial<Given>): MiniAppElement {
  if (given.portal && usesOldName(element)) element.host = given.portal
  return Object.assign(element, given)
}

/**
 * `portal` was called `host` until November 2026. Only an element that declares `host`, and no `portal`, still gets it:
 * on any other node DOM libraries take `host` for the way out of a shadow root.
 */
function usesOldName(element: { host?: unknown; portal?: unknown }): boolean {
  return 'host' in element && (!('portal' in element) || element.host === element.portal)
}
