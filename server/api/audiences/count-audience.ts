import { type Kysely, sql as raw } from 'kysely'
import { protectCounts } from '../../../miniapps/domain/privacy/protect-counts.ts'
import type { CountBasis, CountedCell } from '../../../miniapps/domain/surveys/counting.ts'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import { countTable } from '../../../miniapps/domain/surveys/store/count-table.ts'
import type { Database } from '../../db/schema.ts'
import { guardedCount } from '../datasets/guarded-count.ts'
import { StoresKept } from '../datasets/stores-kept.ts'
import { STORE_ACCESS, type Viewer } from '../datasets/viewer.ts'
import type { ViewingBrand } from '../../editions/viewing-brand.ts'

export interface AudienceCount {
  dataset: Dataset
  /** Null where its licence hides it. */
  found: CountedCell
  /** The base. */
  all: CountedCell
}

/** Counts a set as the datasets' API does for who publishes it. */
export async function countAudience(
  sql: Kysely<Database>,
  asked: CountBasis & { set: Expression; brand: ViewingBrand; by: string },
): Promise<AudienceCount> {
  const { dataset: id, set, brand, by, ...basis } = asked
  const table = { ...basis, rows: [set], columns: [] }
  const world = { sql, stores: new StoresKept(), viewer: await viewerOf(sql, brand, by) }
  const count = await guardedCount(world, { id, ...table }, [set], 'editions')
  const { cells } = protectCounts(countTable(count, table), table, count.protection, count)
  return { dataset: count.dataset, found: cells[0]![0]!, all: cells[1]![0]! }
}

async function viewerOf(sql: Kysely<Database>, brand: ViewingBrand, personId: string): Promise<Viewer> {
  const { code, opensStores } = await sql
    .selectFrom('agency')
    .where('organisations_id', '=', brand.organisation)
    .select([
      'code',
      // prefixed or bare
      raw<boolean>`exists (select from effective_permission, unnest(permissions) as held
        where person_id = ${personId} and account_id = agency.az_id
          and (held = ${STORE_ACCESS} or held like ${`%.${STORE_ACCESS}`}))`.as('opensStores'),
    ])
    .executeTakeFirstOrThrow()
  return {
    personId,
    agency: code,
    brand: brand.id,
    client: brand.client,
    country: brand.country,
    opensStores,
  }
}
