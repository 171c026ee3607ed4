import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopback } from '../configuration/read-settings.ts'
import { sendText } from './send.ts'

export interface OwnName {
  origin: string
  /** Somebody chose the origin: what is asked for here may be a proxy's name for this server. */
  isChosen: boolean
  /** With demo accounts, so for this machine only. */
  demo: boolean
}

/**
 * One name only: `127.0.0.1` and `localhost` are two sites to a browser, which then drops the provider's cookies in
 * frames. A name that is not ours, on a server for this machine only, is somebody's trick. True when answered.
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
