import type { Context } from 'hono'
import { isDatabaseAway } from '../../db/database-unavailable.ts'
import { logFailure } from '../../failures/log-failure.ts'
import { routePath } from 'hono/route'
import { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** What went wrong inside goes to the log, never into the answer. */
export function answerError(error: Error, context: Context): Response {
  const { method } = context.req
  const isRefused = error instanceof Refusal
  if (!isRefused || error.problem.status >= 500) logFailure(`${method} ${routePath(context, -1)}`, error)
  if (isRefused) return error.response()
  const isAway = isDatabaseAway(error)
  // a connection that breaks while a change is confirmed leaves it open which came first
  const inChange = /^(GET|HEAD)$/.test(method) ? '' : '-in-change'
  return refusal(`${isAway ? 'database-away' : 'failed'}${inChange}`).response()
}
