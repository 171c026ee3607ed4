import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { backEndsIn } from '../../../shell/config/back-end-checks.ts'
import { ask } from './ask.ts'
import { claimsOf, type Place } from './claims-of.ts'
import type { LocalEntry } from './local-entry.ts'
import type { Origins } from './origins.ts'

const TOKENS = '/api/app-tokens'
const PUBLISHED_KEYS = '/.well-known/agency-os/jwks.json'
const TTL_S = 300
const ON_THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

interface Asked extends Place {
  app: string
  api: string
}

/**
 * Tokens for the app's back ends on this machine, which the portal does not know yet. They are signed here, by a key
 * of this run: a back end believes them that takes this address for its portal, and no other one does.
 */
export function localTokens(origins: Origins, entry: () => LocalEntry) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const header = { alg: 'ES256', typ: 'JWT', kid: randomUUID() }
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: header.kid, alg: 'ES256', use: 'sig' }]

  function signed(claims: object): string {
    const text = [header, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = (await json(request)) as Asked
    const { key, own } = entry()
    const backEnd = backEndsIn(own?.apis).find(({ name }) => name === asked.api)
    if (asked.app !== key || !backEnd || !ON_THIS_MACHINE.test(backEnd.origin))
      return passOn(request, response, origins, JSON.stringify(asked))
    const iat = Math.floor(Date.now() / 1000)
    const claims = await claimsOf(origins.portal, asked, request.headers.authorization ?? '')
    const permissions = [own?.permission, own?.guards?.marketPermission].filter(Boolean)
    const of = {
      iss: origins.local,
      aud: backEnd.audience,
      app: key,
      permissions,
      iat,
      exp: iat + TTL_S,
      jti: randomUUID(),
    }
    send(response, 200, { data: { token: signed({ ...claims, ...of }), ttlS: TTL_S } })
  }

  /** True where it answers. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url === PUBLISHED_KEYS) return send(response, 200, { keys })
    if (request.url !== TOKENS || request.method !== 'POST') return false
    giveToken(request, response).catch((error: Error) => send(response, 502, { detail: error.message }))
    return true
  }
}

function send(response: ServerResponse, status: number, body: object): true {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
  return true
}

/** A token for another app, or for a back end that is deployed: the portal knows it, or says that it does not. */
function passOn(request: IncomingMessage, response: ServerResponse, origins: Origins, body: string): void {
  const asked = ask(request, origins, { headers: { 'content-length': Buffer.byteLength(body) } })
  asked.on('error', (error) => send(response, 502, { detail: error.message }))
  asked.on('response', (answer) => answer.pipe(response.writeHead(answer.statusCode!, answer.headers)))
  asked.end(body)
}
