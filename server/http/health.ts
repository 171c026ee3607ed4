import type { IncomingMessage, ServerResponse } from 'node:http'
import { setSecurityHeaders } from './security-headers.ts'
import { sendText } from './send.ts'

const ADDRESS = /^\/health\/(live|ready)(\?|$)/

/** For those who watch over processes: `/health/live` as long as it runs, `/health/ready` while requests should be sent to it. */
export class Health {
  state: 'starting' | 'ready' | 'stopping' = 'starting'

  /** Whatever name it is asked by: a probe has only an address. True when answered. */
  answer({ url }: IncomingMessage, response: ServerResponse): boolean {
    const asked = ADDRESS.exec(url ?? '')?.[1]
    if (!asked) return false
    setSecurityHeaders(response, false)
    sendText(response, asked === 'live' || this.state === 'ready' ? 200 : 503, this.state)
    return true
  }
}
