import type { Context } from 'hono'
import { isDatabaseAway } from '../../db/database-unavailable.ts'
import { logFailure } from '../../failures/log-failure.ts'
import { Refusal } from './refusal.ts'

/** What went wrong inside goes to the log, never into the answer. */
export function answerError(error: Error, context: Context): Response {
  const { method, url } = context.req
  const isRefused = error instanceof Refusal
  // encoded, as it came: decoded, it may hold line breaks
  if (!isRefused || error.problem.status >= 500) logFailure(`${method} ${new URL(url).pathname}`, error)
  if (isRefused) return error.response()
  const isAway = isDatabaseAway(error)
  // a connection that breaks while a change is confirmed leaves it open which came first
  const inChange = /^(GET|HEAD)$/.test(method) ? '' : '-in-change'
  return new Refusal(`${isAway ? 'database-away' : 'failed'}${inChange}`).response()
}
