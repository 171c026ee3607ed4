import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Json, Reply } from './fault.ts'

/** Signs the person off and sends the browser back. */
export const goodbye =
  (target = '') =>
  (response: ServerResponse) => {
    response.setHeader('Set-Cookie', 'mp_session=; Path=/; Max-Age=0')
    response.writeHead(302, { Location: target }).end()
  }

export const isReply = (value: object): value is Reply => 'reply' in value

/** Does what a fault says instead of answering. */
export async function reply(what: Reply, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (what.reply === 'hang') return
  if (what.reply === 'reset') return void request.socket.resetAndDestroy()
  if (what.reply === 'no-cors') {
    response.removeHeader('Access-Control-Allow-Origin')
    return json(response, 200, {})
  }
  const body = await what.body
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(what.status, { 'Content-Type': what.contentType ?? 'application/json' }).end(text)
}

export function json(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

export const end = (response: ServerResponse, status: number): void => void response.writeHead(status).end()

/** CORS for everybody, as providers for browsers have it. */
export function allowEverybody(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', 'authorization')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
}

/** Fields of a POSTed form. */
export async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  if (request.method !== 'POST') return {}
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
}
