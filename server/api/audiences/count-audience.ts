import type { Kysely } from 'kysely'
import { protectCounts } from '../../../miniapps/domain/privacy/protect-counts.ts'
import type { CountBasis, CountedCell } from '../../../miniapps/domain/surveys/counting.ts'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import { countTable } from '../../../miniapps/domain/surveys/store/count-table.ts'
import type { Database } from '../../db/schema.ts'
import { guardedCount } from '../datasets/guarded-count.ts'
import { StoresKept } from '../datasets/stores-kept.ts'
import type { ViewingBrand } from '../../editions/viewing-brand.ts'

export interface AudienceCount {
  dataset: Dataset
  /** Null where its licence hides it. */
  found: CountedCell
  /** The base. */
  all: CountedCell
  /** It asks a sensitive question. */
  isSensitive: boolean
}

/** Counts a set as the datasets' API does for who publishes it. */
export async function countAudience(
  sql: Kysely<Database>,
  asked: CountBasis & { set: Expression; brand: ViewingBrand },
): Promise<AudienceCount> {
  const { dataset: id, set, brand, ...basis } = asked
  const table = { ...basis, rows: [set], columns: [] }
  const world = { sql, stores: new StoresKept(), viewer: { ...brand, brand } }
  const count = await guardedCount(world, { id, ...table }, [set], 'editions')
  const { cells } = protectCounts(countTable(count, table), table, count.protection, count)
  const isSensitive = count.frame.some(({ name, sensitive }) => sensitive && count.names.has(name))
  return { dataset: count.dataset, found: cells[0]![0]!, all: cells[1]![0]!, isSensitive }
}
