import * as v from 'valibot'
import { Hono } from 'hono'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { administeredBy, findAccount, membershipsOf, recordsBelow } from './permission-accounts.ts'
import { check } from '../kit/read-json.ts'
import { Refusal } from '../kit/refusal.ts'

const permissionsQuery = v.object({
  account_id: v.pipe(v.string('must name an account'), v.nonEmpty('must name an account')),
  // Root, agency, market, brand: three steps down from the root.
  depth: v.pipe(
    v.string('must be a whole number from 0 to 3'),
    v.regex(/^[0-3]$/, 'must be a whole number from 0 to 3'),
    v.transform(Number),
  ),
})

/** Who may do what on which account. */
export function alphaZulu({ sql, spellings, permissionAccountsRoot }: ApiParts) {
  const api = new Hono<ApiEnvironment>()

  api.get('/v2/users/email/:email/permissions', async (context) => {
    const { account_id: accountId, depth } = check(permissionsQuery, context.req.query(), 'query')
    const caller = context.get('person')
    const email = context.req.param('email').toLowerCase()
    const own = email === caller.email
    const agencies = own
      ? await membershipsOf(sql, caller.id)
      : await administeredBy(sql, caller.id, spellings('AdminAppAccess'))
    if (!own && agencies.length === 0) throw new Refusal('permissions-of-others')
    const account = await findAccount(sql, accountId, permissionAccountsRoot)
    if (!account) throw new Refusal('account-not-found', { account: accountId })
    if (account.agency_code !== null && !agencies.includes(account.agency_code)) {
      throw new Refusal('account-of-other-agency', { account: accountId })
    }
    const person = own
      ? caller
      : await sql.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst()
    if (!person) throw new Refusal('person-not-found', { email })
    return context.json(
      await recordsBelow(sql, { accountId: account.id, depth, personId: person.id, agencies }),
    )
  })

  return api
}
