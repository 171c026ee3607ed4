import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { log, type LogLevel } from '../log/log.ts'
import { inRequest, type RequestRecord } from '../log/request-record.ts'
import { telemetry } from '../telemetry/telemetry.ts'
import { requestIdOf } from './request-id.ts'

/** Files and probes that succeed: many, and nobody asks for them. */
const QUIET = /^\((file|probe)\)$/

/** Gives every request its id and every answer its line in the log, with where it came from if that may be known. */
export function logRequests(
  handler: RequestListener,
  addressOf?: (request: IncomingMessage) => string,
): RequestListener {
  return (request, response) => {
    const record: RequestRecord = { id: requestIdOf(request.headers), route: '(none)' }
    const since = performance.now()
    const address = addressOf?.(request) // a connection that has ended has none
    response.setHeader('x-request-id', record.id)
    const ended = telemetry()?.request(record, request.method ?? '', traceparentOf(request))
    response.once('close', () => ended?.(response.statusCode))
    response.once('close', () =>
      inRequest(record, () => logRequest(request, response, record, { since, address })),
    )
    inRequest(record, () => handler(request, response))
  }
}

const traceparentOf = ({ headers }: IncomingMessage): string | undefined =>
  typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined

function logRequest(
  { method = '' }: IncomingMessage,
  { statusCode: status, writableFinished }: ServerResponse,
  { route, refusal }: RequestRecord,
  { since, address }: { since: number; address: string | undefined },
): void {
  const outcome = writableFinished ? (refusal ?? (status < 400 ? 'ok' : 'refused')) : 'broken-off'
  const milliseconds = Math.round((performance.now() - since) * 10) / 10
  log(levelOf(status, route), 'request', { method, route, status, outcome, milliseconds, address })
}

function levelOf(status: number, route: string): LogLevel {
  if (route === '(probe)' && status === 503) return 'info' // while it starts or stops, which is no fault
  if (status >= 500) return 'warn' // what failed has a line of its own
  return status < 400 && QUIET.test(route) ? 'debug' : 'info'
}
