import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { ask } from './ask.ts'
import type { LocalEntry } from './local-entry.ts'
import { type Origins, toLocal, toPortal } from './origins.ts'
import { headersForBrowser } from './rewrite-headers.ts'
import { rewritePage } from './rewrite-page.ts'
import { deployed, developing, needsOf } from './rewrite-policy.ts'

export interface Forwarding {
  origins: Origins
  /** Read anew for each page: its author is writing it. */
  entry: () => LocalEntry
  /**
   * Path of the portal's own provider, which has to take this machine for the portal; undefined with another
   * provider.
   */
  providerPath?: string
}

/**
 * Passes a request on to the portal: pages and what its provider says are rewritten, all else is streamed.
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  to: Forwarding,
): Promise<void> {
  const ofProvider = to.providerPath !== undefined && `${request.url}/`.startsWith(`${to.providerPath}/`)
  const body = ofProvider ? toPortal((await buffer(request)).toString('latin1'), to.origins) : undefined
  const asked = ask(request, to.origins, {
    headers: {
      ...((ofProvider || isNavigation(request)) && READ_HERE),
      ...(body && { 'content-length': body.length }),
    },
  })
  const fail = (error: Error) => failed(response, to.origins, error)
  response.on('close', () => asked.destroy())
  asked.on('error', fail)
  const { cookie } = request.headers
  asked.on('response', (answer) => void giveOn(answer, response, { ...to, cookie, ofProvider }).catch(fail))
  if (body === undefined) request.pipe(asked)
  else asked.end(body, 'latin1')
}

const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && /text\/html/.test(headers.accept ?? '')

/**
 * For answers that are rewritten: plain, and not compared with the browser's copy, which was rewritten too.
 */
const READ_HERE = {
  'accept-encoding': 'identity',
  'if-none-match': undefined,
  'if-modified-since': undefined,
}

async function giveOn(
  answer: IncomingMessage,
  response: ServerResponse,
  { cookie, ofProvider, ...to }: Forwarding & { cookie: string | undefined; ofProvider: boolean },
): Promise<void> {
  const type = answer.headers['content-type'] ?? ''
  const isPage = /^text\/html/i.test(type) && !ofProvider
  const headers = headersForBrowser(answer.headers, to.origins, cookie)
  Object.assign(headers, isPage ? policiesOf(answer, to) : undefined)
  if (isPage || (ofProvider && /json|^text\//i.test(type))) {
    const text = decoded(await buffer(answer), answer.headers['content-encoding']).toString('utf8')
    const changed = ofProvider ? toLocal(text, to.origins) : rewritePage(text, to.entry(), to.origins)
    return sendChanged(response, answer.statusCode!, headers, changed)
  }
  response.writeHead(answer.statusCode!, headers).flushHeaders() // events may come much later
  answer.on('error', () => response.destroy()).pipe(response)
}

/** The policy while developing, and the browser's reports on the one that is to come. */
function policiesOf({ headers }: IncomingMessage, { origins, entry }: Forwarding): OutgoingHttpHeaders {
  const [policy, reports = policy] = ['', '-report-only'].map((end) =>
    headers[`content-security-policy${end}`]?.toString(),
  )
  if (!policy || !reports) return {}
  const needs = needsOf(entry().own)
  return {
    'content-security-policy': developing(policy, origins, needs),
    'content-security-policy-report-only': deployed(reports, origins, needs),
  }
}

function sendChanged(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  text: string,
): void {
  for (const name of ['content-encoding', 'etag', 'last-modified']) delete headers[name]
  headers['cache-control'] = 'no-store'
  headers['content-length'] = Buffer.byteLength(text)
  response.writeHead(status, headers).end(text)
}

/** A network in front of the portal may compress though it is asked not to. */
function decoded(bytes: Buffer, encoding?: string): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  if (encoding === 'gzip') return gunzipSync(bytes)
  return encoding === 'deflate' ? inflateSync(bytes) : bytes
}

function failed(response: ServerResponse, { portal }: Origins, error: Error): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  response
    .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    .end(`${portal} did not answer: ${error.message}`)
}
