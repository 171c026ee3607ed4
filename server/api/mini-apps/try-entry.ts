import { TRIAL_COOKIE } from '../../../shell/config/page-defaults.ts'
import { type CallWorld, done, type Handler } from '../kit/routes.ts'
import { refusal } from './refusals.ts'

/** From now on pages of this browser have the mini-app, until it is closed. */
export const tryEntry: Handler<CallWorld, 'key'> = async ({ sql }, context, { key }) => {
  const stored = await sql
    .selectFrom('mini_app_entry')
    .where('key', '=', key)
    .select('key')
    .executeTakeFirst()
  if (!stored) throw refusal('mini-app-not-stored', { key })
  context.header('set-cookie', `${TRIAL_COOKIE}=${key}; Path=/; SameSite=Lax; HttpOnly`)
  return done(context)
}
