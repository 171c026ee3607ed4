import type { Context } from 'hono'
import { errorCode } from '../db/database-unavailable.ts'
import { logFailure } from '../log-failure.ts'
import { Refusal } from './refusal.ts'

/** Class 08: connection; 53: disk, memory, connections; 57P: shut down; 25P03, 55P03, 57014: waited too long. The rest is the system's. */
const DATABASE_AWAY = /^(08|53|57P|25P03|55P03|57014)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|ENOSPC|EDQUOT)$/

/** The driver's own errors have no code. */
const CONNECTION_LOST = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** What went wrong inside goes to the log, never into the answer. */
export function answerError(error: Error, context: Context): Response {
  const { method, url } = context.req
  const isRefused = error instanceof Refusal
  // encoded, as it came: decoded, it may hold line breaks
  if (!isRefused || error.problem.status >= 500) logFailure(`${method} ${new URL(url).pathname}`, error)
  if (isRefused) return error.response()
  const isAway = DATABASE_AWAY.test(errorCode(error)) || CONNECTION_LOST.test(error.message)
  const what = isAway ? 'The database cannot do this just now.' : 'The server could not do this.'
  // a connection that breaks while a change is confirmed leaves it open which came first
  const stored = /^(GET|HEAD)$/.test(method) ? '' : ' It may not be stored; nothing is done twice.'
  return new Refusal(isAway ? 503 : 500, `${what}${stored} Try again in a moment.`).response()
}
