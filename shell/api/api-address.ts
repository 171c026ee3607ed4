import { apiBase, type ApiName } from '../contract/api-bases.ts'
import type { BackEnd } from '../contract/runtime-config.ts'
import { CONFIG } from '../config/environment.ts'

/**
 * A token goes to the configured bases only, never to a look-alike such as `/api/workspaces.evil`. Spec section 7 shows one
 * for the user-details and alpha-zulu APIs and is silent on the others; they answer nobody without it.
 */
export function isOwnApi(url: string, names: readonly ApiName[] = Object.keys(CONFIG.apis)): boolean {
  const address = new URL(url, location.origin)
  return names.some((name) => restBelow(CONFIG.apis[name], address) !== undefined)
}

/** Which of the portal's APIs an address asks, by the name in the contract or where the configuration has put it. */
export function apiAt(url: string): ApiName | undefined {
  const address = new URL(url, location.origin)
  return Object.keys(CONFIG.apis).find((name) =>
    [apiBase(name), CONFIG.apis[name]].some((base) => restBelow(base, address) !== undefined),
  )
}

/** Where an address leads that a mini-app knows from the contract, `/api/<name>/…`, with these APIs where the configuration has put them; any other stays as it is. */
export function configuredAddress(url: string, names: readonly ApiName[]): string {
  const address = new URL(url, location.origin)
  for (const name of names) {
    const own = apiBase(name)
    const configured = CONFIG.apis[name]
    const rest = restBelow(own, address)
    if (rest !== undefined && configured && configured !== own) return configured + rest + address.search
  }
  return url
}

/** Which back end of its author a mini-app asks by `/api/<name>/…`, and where that is. */
export function addressAtBackEnd(
  url: string,
  backEnds: readonly BackEnd[],
): { backEnd: BackEnd; address: string } | undefined {
  const asked = new URL(url, location.origin)
  for (const backEnd of backEnds) {
    const rest = restBelow(apiBase(backEnd.name), asked)
    // put together as text: a rest such as `//elsewhere.example` would be an address of its own
    if (rest !== undefined) return { backEnd, address: backEnd.origin + rest + asked.search }
  }
  return undefined
}

/**
 * What is part of a name to the browser, but to a gateway that reads more into it a way out of the API: a slash or backslash
 * in code, once or more, and a segment of dots in code or with parameters (`..;`). Dots that are in code once and alone the
 * browser resolves itself.
 */
export const mayLeadOut = (url: string): boolean => HIDDEN_WAY.test(new URL(url, location.origin).pathname)

const HIDDEN_WAY = /%(?:25)*(?:2f|5c)|\/(?:\.|%(?:25)*2e){1,2}(?:;|%(?:25)*3b|\/|$)/i

/** What an address adds to the path of a base: '' at the base itself, undefined elsewhere. */
function restBelow(base: string | undefined, { origin, pathname }: URL): string | undefined {
  if (!base) return undefined
  const { origin: baseOrigin, pathname: basePath } = new URL(base, location.origin)
  const start = basePath === '/' ? '' : basePath // of an origin
  const isBelow = origin === baseOrigin && (pathname === basePath || pathname.startsWith(`${start}/`))
  return isBelow ? pathname.slice(start.length) : undefined
}
