import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopback } from '../configuration/kinds-of-setting.ts'
import { sendText } from './send.ts'

interface OwnName {
  /** Where people reach the portal. */
  origin: string
  /** With the embedded provider and its demo accounts, so for this machine only. */
  demo: boolean
}

/**
 * Leads to the origin's name: `127.0.0.1` and `localhost` are two sites to a browser, which then drops the provider's
 * cookies in frames, and the provider returns people to the origin alone. A server for this machine only refuses any
 * other name: a foreign page may have pointed its own here. True when answered.
 */
export function canonicalHost(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, demo }: OwnName,
): boolean {
  const expected = new URL(origin)
  const asked = askedFor(request)
  if (!asked || asked.hostname === expected.hostname) return false
  if (isLoopback(asked.hostname)) {
    // another port is this server's own behind a proxy, which would be sent to itself for ever
    if (!isLoopback(expected.hostname) || portOf(asked) !== portOf(expected)) return false
    response.writeHead(307, { location: origin + safePath(request.url), 'cache-control': 'no-store' }).end()
    return true
  }
  if (demo) sendText(response, 421, `This server answers as ${expected.host} only.`)
  return demo
}

function askedFor({ headers }: IncomingMessage): URL | undefined {
  const address = `http://${headers.host ?? ''}`
  return URL.canParse(address) ? new URL(address) : undefined
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')

const safePath = (url = '/'): string => (url.startsWith('/') ? url : '/')
