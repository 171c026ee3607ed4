import { TRIAL_COOKIE } from '../../../shell/config/page-defaults.ts'
import { type CallWorld, done, type Handler } from '../kit/routes.ts'
import { refusal } from './refusals.ts'

/** From now on pages of this browser have the mini-app, until it is closed. */
export const tryEntry: Handler<CallWorld, 'key'> = async ({ sql, invitations }, context, { key }) => {
  const stored = await sql
    .selectFrom('mini_app_entry')
    .where('key', '=', key)
    .select('key')
    .executeTakeFirst()
  if (!stored) throw refusal('mini-app-not-stored', { key })
  const secure = invitations.origin.startsWith('https:') ? '; Secure' : ''
  context.header('set-cookie', `${TRIAL_COOKIE}=${key}; Path=/; SameSite=Lax; HttpOnly${secure}`)
  return done(context)
}
