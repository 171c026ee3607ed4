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
  const what = isAway ? 'The database cannot do this just now.' : 'The server could not do this.'
  // a connection that breaks while a change is confirmed leaves it open which came first
  const stored = /^(GET|HEAD)$/.test(method) ? '' : ' It may not be stored; nothing is done twice.'
  return new Refusal(isAway ? 503 : 500, `${what}${stored} Try again in a moment.`).response()
}
