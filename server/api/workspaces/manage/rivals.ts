import { type Kysely, sql as raw } from 'kysely'
import { compete, folded } from '../../../../miniapps/domain/workspaces/conflicts.ts'
import { MAX_NAMED_OBSTACLES } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { AgencyStanding } from '../../kit/agency-standing.ts'

/** A brand that people are let into. */
export interface Brand {
  id: string
  az_id: string
  type: string
  name: string
  client_id: string | null
  categories: readonly string[]
}

/** @throws Refusal where somebody works for a rival of the brand's client already, unless the agency's policy lets them */
export async function checkRivals(
  sql: Kysely<Database>,
  { spellings }: Pick<ApiParts, 'spellings'>,
  brand: Brand,
  agency: AgencyStanding,
  people: readonly string[],
): Promise<void> {
  if (await sharesRivals(sql, agency.code)) return
  const rows = await sql
    .selectFrom('permission_record')
    .innerJoin('workspace', 'az_id', 'account_id')
    .innerJoin('person', 'person.id', 'person_id')
    .where('person_id', 'in', people)
    .where('organisations_id', '=', agency.organisationsId)
    .where('type', '=', 'BRAND')
    .where(raw<boolean>`permissions && ${spellings('OS_WORKSPACE_ACCESS')}::text[]`)
    .where(
      raw<boolean>`exists (select from unnest(workspace.categories) as category
        where lower(trim(category)) = any(${brand.categories.map(folded)}::text[]))`,
    )
    .distinctOn('person_id')
    .select(['person_id', 'firstname', 'lastname', 'client_id', 'client_name', 'categories'])
    .where('client_id', '!=', brand.client_id)
    .orderBy('person_id')
    .execute()
  const conflicts = rows
    .filter(({ client_id, categories }) =>
      compete(
        { clientId: brand.client_id, categories: brand.categories },
        { clientId: client_id, categories },
      ),
    )
    .map(({ person_id, firstname, lastname, client_name }) => ({
      id: person_id,
      name: `${firstname} ${lastname}`.trim(),
      client: client_name ?? '',
    }))
  if (conflicts.length === 0) return
  const named = conflicts.slice(0, MAX_NAMED_OBSTACLES)
  const names = named.map(({ name, client }) => `${name} (${client})`).join(', ')
  throw new Refusal('members-of-rivals', { names }, { conflicts: named })
}

/** Whether the agency lets people work for rivals at once. */
export async function sharesRivals(sql: Kysely<Database>, agency: string): Promise<boolean> {
  const policy = await sql
    .selectFrom('workspace_policy')
    .select('shares_rivals')
    .where('agency_code', '=', agency)
    .executeTakeFirst()
  return policy?.shares_rivals ?? false
}
