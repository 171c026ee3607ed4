import { Agent as HttpAgent, type ClientRequest, type IncomingMessage, request as plain } from 'node:http'
import { Agent as HttpsAgent, request as secure } from 'node:https'
import { type Origins, toPortal } from './origins.ts'
import { headersForPortal } from './rewrite-headers.ts'

const HTTP = { send: plain, agent: new HttpAgent({ keepAlive: true }) }
const HTTPS = { send: secure, agent: new HttpsAgent({ keepAlive: true }) }

interface Asking {
  /** Headers in place of the request's; undefined takes one out. */
  headers?: Record<string, string | number | undefined>
  /** Takes a connection of its own, which is given away. */
  upgrades?: boolean
}

/** Asks the portal what a browser has asked this machine; the body is still to be sent. */
export function ask(
  { url = '/', method, headers }: IncomingMessage,
  origins: Origins,
  { headers: own = {}, upgrades = false }: Asking = {},
): ClientRequest {
  const { protocol, hostname, port } = new URL(origins.portal)
  const { send, agent } = protocol === 'https:' ? HTTPS : HTTP
  const sent = Object.entries({ ...headersForPortal(headers, origins), ...own })
  return send({
    protocol,
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    method,
    // two slashes in front would name another host
    path: toPortal(url.startsWith('/') ? url : '/', origins),
    headers: Object.fromEntries(sent.filter(([, value]) => value !== undefined)),
    agent: upgrades ? false : agent,
  })
}
