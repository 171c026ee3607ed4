import type { Kysely } from 'kysely'
import type { Agency } from '../../../shell/contract/entities.ts'
import type { Database } from '../../db/schema.ts'
import { keptAnswer } from '../kit/kept-answer.ts'
import type { Handler } from '../kit/routes.ts'

/** Spec section 7: a list without anything around it, of the agencies one belongs to. */
export const giveAgencies: Handler = (world, context) =>
  keptAnswer(context, world, 'agencies', async () =>
    JSON.stringify(await agenciesOf(world.sql, world.person.id)),
  )

function agenciesOf(sql: Kysely<Database>, personId: string): Promise<Agency[]> {
  return sql
    .selectFrom('agency')
    .innerJoin('agency_member', 'agency_member.agency_code', 'agency.code')
    .where('agency_member.person_id', '=', personId)
    .select(['code', 'id', 'name', 'az_id as azId', 'applications_id as applicationsId'])
    .select(['organisations_id as organisationsId', 'default_theme as defaultTheme'])
    .orderBy('code')
    .execute()
}
