import { sql as raw } from 'kysely'
import type { ApiParts } from './api-environment.ts'
import { Refusal } from './refusal.ts'

/** Refuses whoever does not hold workspace access on the brand. */
export function brandAccess({ sql, spellings }: ApiParts) {
  return async (brandId: string, personId: string): Promise<void> => {
    const brand = await sql
      .selectFrom('workspace')
      .leftJoin('permission_record', (join) =>
        join
          .onRef('permission_record.account_id', '=', 'workspace.az_id')
          .on('permission_record.person_id', '=', personId)
          .on(raw<boolean>`permissions && ${spellings('OS_WORKSPACE_ACCESS')}::text[]`),
      )
      .where('id', '=', brandId)
      .where('type', '=', 'BRAND')
      .select('person_id as holder')
      .executeTakeFirst()
    if (!brand) throw new Refusal(404, `There is no brand ${brandId}.`)
    if (!brand.holder) throw new Refusal(403, 'You do not have access to this brand. Ask its owner for it.')
  }
}
