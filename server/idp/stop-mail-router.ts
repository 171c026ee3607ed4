import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { MAIL_FAMILIES } from '../../miniapps/domain/notifications/mail-wishes.ts'
import type { ApiContext, ApiEnvironment } from '../api/kit/api-environment.ts'
import type { Rates } from '../api/kit/rates.ts'
import { readText } from '../api/kit/read-text.ts'
import type { Database } from '../db/schema.ts'
import { mayStopMail, switchMail } from '../mail/mail-choice.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { stopMailPage, unknownStopPage } from './pages/stop-mail-page.ts'
import type { LookOf } from './provider-pages.ts'

const FORM_BYTES = 4096

const POLICY = contentSecurityPolicy({
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'form-action': ["'self'"],
})

interface StopMailParts {
  sql: Kysely<Database>
  lookOf: LookOf
  rates: Rates
  addressOf(request: IncomingMessage): string
}

/** Turns mails off by the link in them, without signing in: a page that asks, and what mail programs post by themselves. */
export function stopMailRouter({ sql, lookOf, rates, addressOf }: StopMailParts) {
  const api = new Hono<ApiEnvironment>()
  const answer = (context: ApiContext, status: 200 | 404, page: string) =>
    context.html(page, status, { 'content-security-policy': POLICY })

  api.on(['GET', 'POST'], '/:token/:family', async (context) => {
    const request = context.env.incoming!
    rates.countAddress(addressOf(request))
    const look = lookOf(request)
    const token = context.req.param('token')
    const family = MAIL_FAMILIES.find((each) => each === context.req.param('family'))
    if (!family || !(await mayStopMail(sql, token))) return answer(context, 404, unknownStopPage(look))
    if (context.req.method === 'GET') return answer(context, 200, stopMailPage(look, family, 'stop'))
    const form = new URLSearchParams(await readText(context.req.raw.body, FORM_BYTES))
    const isOn = form.get('on') === 'yes'
    await switchMail(sql, token, family, isOn)
    return answer(context, 200, stopMailPage(look, family, isOn ? 'on' : 'stopped'))
  })
  return api
}
