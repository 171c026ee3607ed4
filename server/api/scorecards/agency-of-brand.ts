import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** The code of the agency that a brand belongs to; null where nobody has the brand. */
export async function agencyOfBrand(sql: Kysely<Database>, brandId: string): Promise<string | null> {
  const row = await sql
    .selectFrom('workspace')
    .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
    .select('agency.code')
    .where('workspace.id', '=', brandId)
    .executeTakeFirst()
  return row?.code ?? null
}
