import type { AdministeredAgency } from '../../../miniapps/domain/access/wire.ts'
import type { Handler } from '../kit/routes.ts'
import { findAccounts } from './account-lines.ts'
import { type AccessWorld, agenciesAsked } from './administrator.ts'
import { knownPermissions } from './known-permissions.ts'

/** Those that the caller administers. */
export const listAgencies: Handler<AccessWorld> = async ({ sql, administrator }) => {
  const data: readonly AdministeredAgency[] = await sql
    .selectFrom('agency')
    .select(['code', 'name', 'az_id as account'])
    .where('code', 'in', administrator.agencies)
    .orderBy('name')
    .execute()
  return { data }
}

export const listAccounts: Handler<AccessWorld> = async ({ sql, administrator }, context) => {
  const asked = agenciesAsked(administrator, context.req.queries('agency'))
  return { data: await findAccounts(sql, asked, context.req.query('q') ?? '') }
}

export const listPermissions: Handler<AccessWorld> = async ({ sql, administrator }) => ({
  data: await knownPermissions(sql, administrator.agencies),
})
