import type { IncomingMessage, ServerResponse } from 'node:http'
import { Encoded } from '../api/kit/encoded.ts'
import { etagOf, isHeld } from '../api/kit/packed.ts'

/** Something that can be sent: a body, what it is, how long it may be kept. */
export interface Sendable {
  body: Encoded
  type: string
  cacheControl: string
  /** Weak: one for all encodings. */
  etag: string
}

export function sendable(
  plain: Buffer,
  type: string,
  cacheControl: string,
  options: { keepsBest: boolean },
): Sendable {
  return { body: new Encoded(plain, type, options.keepsBest), type, cacheControl, etag: etagOf(plain) }
}

/** Answers GET and HEAD: 304 when the browser has it, else the best encoding it takes. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  what: Sendable,
): Promise<void> {
  response.setHeader('cache-control', what.cacheControl)
  response.setHeader('etag', what.etag)
  if (what.body.varies) response.appendHeader('vary', 'Accept-Encoding')
  if (isHeld(what.etag, request.headers['if-none-match'])) return void response.writeHead(304).end()
  const { body, encoding } = await what.body.for(request.headers['accept-encoding'] ?? '')
  if (encoding) response.setHeader('content-encoding', encoding)
  response.writeHead(200, { 'content-type': what.type, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(`${text}\n`)
}
