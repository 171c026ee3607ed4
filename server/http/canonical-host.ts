import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopback } from '../configuration/read-settings.ts'
import { sendText } from './send.ts'

export interface OwnName {
  origin: string
  /** The origin was set (PUBLIC_URL): a proxy in front may call this server by another name. */
  isChosen: boolean
  /** There are demo accounts, which are for this machine only. */
  demo: boolean
}

/**
 * Answers requests for other names than the origin's; true when it did. `127.0.0.1` is sent on to `localhost`: a browser
 * takes the two for different sites, and keeps the provider's cookies out of frames between them. With demo accounts any
 * name that is not this machine's is refused, since a page elsewhere can let its own name lead here.
 */
export function canonicalHost(request: IncomingMessage, response: ServerResponse, { origin, isChosen, demo }: OwnName): boolean {
  const expected = new URL(origin)
  const asked = hostnameOf(request)
  if (asked === undefined || asked === expected.hostname) return false
  if (isLoopback(asked)) {
    // a proxy on this machine that was sent to the origin would come back to itself for ever
    if (isChosen || expected.hostname !== 'localhost') return false
    response.writeHead(307, { location: origin + safePath(request.url), 'cache-control': 'no-store' }).end()
    return true
  }
  if (demo) sendText(response, 421, `This server answers as ${expected.host} only.`)
  return demo
}

function hostnameOf({ headers }: IncomingMessage): string | undefined {
  const address = `http://${headers.host ?? ''}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

const safePath = (url = '/'): string => (url.startsWith('/') ? url : '/')
