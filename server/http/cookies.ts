import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const YEAR_S = 365 * 24 * 3600

/** One cookie of a request; undefined when the browser has none of that name. */
export function cookie(request: IncomingMessage, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return undefined
}

export function setCookie(response: ServerResponse, name: string, value: string, secure: boolean): void {
  response.appendHeader(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure ? '; Secure' : ''}`,
  )
}

/** Spec section 7: requests that change something carry this value in a header, which no foreign page can read. */
export function giveXsrfToken(request: IncomingMessage, response: ServerResponse, secure: boolean): void {
  if (cookie(request, 'XSRF-TOKEN')) return
  setCookie(response, 'XSRF-TOKEN', randomBytes(18).toString('base64url'), secure)
}
