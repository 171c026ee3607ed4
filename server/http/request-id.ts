import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Neither spaces nor quotes, and no room for an e-mail address or a text. */
const SANE = /^[\w-][\w.-]{7,63}$/
/** W3C Trace Context: version, trace, span, flags. */
const TRACE = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/

/** The name a request already has, from the proxy or the caller in front, else one of its own. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id']
  if (typeof given === 'string' && SANE.test(given)) return given
  return TRACE.exec(String(headers['traceparent'] ?? ''))?.[1] ?? randomUUID()
}
