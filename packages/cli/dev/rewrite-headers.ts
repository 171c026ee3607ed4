import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { type Origins, toLocal, toPortal } from './origins.ts'
import { cookiesForPortal, withNote } from './portal-cookies.ts'

/** Of one connection only, RFC 9110 7.6.1. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** They promise https, or another address, for a host that is this machine. */
const OF_THE_DEPLOYED = ['strict-transport-security', 'alt-svc', 'reporting-endpoints', 'report-to', 'nel']

/** A request as the portal would get it from a browser that is at the portal. */
export function headersForPortal(headers: IncomingHttpHeaders, origins: Origins): OutgoingHttpHeaders {
  const sent: OutgoingHttpHeaders = without(headers, HOP_BY_HOP)
  sent['host'] = new URL(origins.portal).host
  sent['cookie'] = cookiesForPortal(headers.cookie)
  for (const name of ['origin', 'referer']) {
    const value = headers[name]
    if (typeof value === 'string') sent[name] = toPortal(value, origins)
  }
  return sent
}

/** An answer as a browser at this machine needs it, which sent these cookies; policies are the page's affair. */
export function headersForBrowser(
  headers: IncomingHttpHeaders,
  origins: Origins,
  cookies: string | undefined,
): OutgoingHttpHeaders {
  const sent: OutgoingHttpHeaders = without(headers, [...HOP_BY_HOP, ...OF_THE_DEPLOYED])
  for (const name of ['location', 'link', 'access-control-allow-origin', 'content-security-policy']) {
    const value = headers[name]
    if (typeof value === 'string') sent[name] = toLocal(value, origins)
  }
  if (headers['set-cookie']) sent['set-cookie'] = withNote(headers['set-cookie'].map(localCookie), cookies)
  return sent
}

/**
 * `Domain` names the portal, and not every browser keeps a `Secure` cookie without https; one with a prefix
 * must stay so.
 */
function localCookie(cookie: string): string {
  const named = cookie.replace(/;\s*domain=[^;]*/gi, '')
  if (/^__(Host|Secure)-/i.test(cookie)) return named
  return named
    .replace(/;\s*(secure|partitioned)(?=\s*;|\s*$)/gi, '')
    .replace(/;\s*samesite=none/gi, '; SameSite=Lax')
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
