import type { Context } from 'hono'
import { errorCode } from '../db/database-unavailable.ts'
import { Refusal } from './refusal.ts'

/** Class 08: connection; 53: disk, memory, connections; 57P: shut down. The rest is the system's. */
const DATABASE_AWAY = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|ENOSPC|EDQUOT)$/

/** The driver's own errors have no code. */
const CONNECTION_LOST = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** What went wrong inside goes to the log, never into the answer. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof Refusal) return error.response()
  console.error(`${context.req.method} ${context.req.path} failed.`, error)
  if (DATABASE_AWAY.test(errorCode(error)) || CONNECTION_LOST.test(error.message)) {
    return new Refusal(503, 'The database cannot do this just now. Nothing was changed; try again in a moment.').response()
  }
  return new Refusal(500, 'The server could not do this. Nothing was changed; try again in a moment.').response()
}
