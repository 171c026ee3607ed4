import type { ApiParts } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import type { Handler } from '../../kit/routes.ts'
import { accountIn } from '../account-lines.ts'
import type { AccessWorld } from '../administrator.ts'
import { keptOf } from './kept-of-person.ts'
import { effectiveOn, isShared, mustKnow, personDetail } from './person-detail.ts'

export const readPerson: Handler<AccessWorld, 'id'> = async ({ sql, administrator }, _, { id }) => ({
  data: await personDetail(sql, administrator, id),
})

/** All that somebody may do on an account, or in an agency. */
export const readEffective: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const { sql, administrator } = world
  const { agency = '', account = '' } = context.req.query()
  await mustKnow(sql, administrator, id)
  const asked = account || (await accountOfAgency(world, agency))
  if (!(await accountIn(sql, administrator.agencies, asked)))
    throw refusal('account-not-found', { account: asked })
  return { data: await effectiveOn(world, id, asked) }
}

/** All that is kept about somebody. */
export const readKept: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const { sql, administrator } = world
  await mustKnow(sql, administrator, id)
  if (await isShared(sql, administrator, id)) throw refusal('kept-of-other-agencies')
  return { data: await keptOf(world, id, 'administrator') }
}

async function accountOfAgency({ sql }: ApiParts, code: string): Promise<string> {
  const agency = await sql.selectFrom('agency').select('az_id').where('code', '=', code).executeTakeFirst()
  return agency?.az_id ?? code
}
