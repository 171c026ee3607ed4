import { trialCookie } from '../../../shell/config/page-defaults.ts'
import { type CallWorld, done, type Handler } from '../kit/routes.ts'
import { refusal } from './refusals.ts'

/** From now on pages of this browser have the mini-app, until it is closed. */
export const tryEntry: Handler<CallWorld, 'key'> = async ({ sql, invitations }, context, { key }) => {
  const stored = await sql
    .selectFrom('mini_app_entry')
    .where('key', '=', key)
    .select('trial_key')
    .executeTakeFirst()
  if (!stored) throw refusal('mini-app-not-stored', { key })
  const isSecure = invitations.origin.startsWith('https:')
  const cookie = `${trialCookie(isSecure)}=${stored.trial_key}`
  context.header('set-cookie', `${cookie}; Path=/; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`)
  return done(context)
}
