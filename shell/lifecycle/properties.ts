import type { MiniAppContext, MiniAppElement, MiniAppPortal, MiniAppRoute } from '../contract/mini-app.ts'

/** What the shell sets on a mini-app's element. */
export interface Properties {
  context: MiniAppContext
  route: MiniAppRoute
  portal: MiniAppPortal
}

export function setProperties(element: MiniAppElement, properties: Partial<Properties>): MiniAppElement {
  if (properties.portal && usesOldName(element)) Object.assign(element, { host: properties.portal })
  return Object.assign(element, properties)
}

/**
 * `portal` was called `host` until November 2026. Only an element that declares `host`, and no `portal`, still gets it:
 * on any other node DOM libraries take `host` for the way out of a shadow root.
 */
function usesOldName(element: { host?: unknown; portal?: unknown }): boolean {
  return 'host' in element && (!('portal' in element) || element.host === element.portal)
}
