import * as v from 'valibot'
import type { ApiParts, Person } from '../kit/api-environment.ts'
import { keptAnswer } from '../kit/kept-answer.ts'
import { check } from '../kit/read-json.ts'
import { refusal } from './refusals.ts'
import { type CallWorld, type Handler, routes } from '../kit/routes.ts'
import { administeredBy, findAccount, membershipsOf, recordsBelow } from './permission-accounts.ts'

const permissionsQuery = v.object({
  account_id: v.pipe(v.string('must name an account'), v.nonEmpty('must name an account')),
  // Root, agency, market, brand: three steps down from the root.
  depth: v.pipe(
    v.string('must be a whole number from 0 to 3'),
    v.regex(/^[0-3]$/, 'must be a whole number from 0 to 3'),
    v.transform(Number),
  ),
})

const JSON_TYPE = { 'content-type': 'application/json' }

/** Spec section 7: a list without anything around it. What others hold ends unseen, so it is not kept. */
const givePermissions: Handler<CallWorld, 'email'> = async (world, context, { email: asked }) => {
  const query = check(permissionsQuery, context.req.query(), 'query')
  const email = asked.toLowerCase()
  const records = () => recordsFor(world, world.person, email, query)
  if (email !== world.person.email) return context.body(await records(), 200, JSON_TYPE)
  return keptAnswer(context, world, `permissions ${JSON.stringify([email, query])}`, records)
}
givePermissions.takes = { query: permissionsQuery }

/** Permissions by account. */
export const alphaZulu = routes({ 'GET /v2/users/email/:email/permissions': givePermissions })

/** As JSON. Only administrators see what others hold. @throws Refusal */
async function recordsFor(
  { sql, spellings, permissionAccountsRoot }: ApiParts,
  caller: Person,
  email: string,
  { account_id: accountId, depth }: v.InferOutput<typeof permissionsQuery>,
): Promise<string> {
  const own = email === caller.email
  const agencies = own
    ? await membershipsOf(sql, caller.id)
    : await administeredBy(sql, caller.id, spellings('AdminAppAccess'))
  if (!own && agencies.length === 0) throw refusal('permissions-of-others')
  const account = await findAccount(sql, accountId, permissionAccountsRoot)
  if (!account) throw refusal('account-not-found', { account: accountId })
  if (account.agency_code !== null && !agencies.includes(account.agency_code)) {
    throw refusal('account-of-other-agency', { account: accountId })
  }
  const person = own
    ? caller
    : await sql
        .selectFrom('person')
        .innerJoin('agency_member', 'person_id', 'person.id')
        .select('person.id')
        .where('email', '=', email)
        .where('agency_code', 'in', agencies)
        .executeTakeFirst() // who has an account in other agencies alone is as unknown as who has none
  if (!person) throw refusal('person-not-found', { email })
  return recordsBelow(sql, { accountId: account.id, depth, personId: person.id, agencies })
}
