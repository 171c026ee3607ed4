import type { Kysely } from 'kysely'
import type { CountBasis, CountedCell } from '../../../miniapps/domain/surveys/counting.ts'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import type { Database } from '../../db/schema.ts'
import { refusal } from './refusals.ts'
import type { ViewingBrand } from './viewing-brand.ts'

export interface AudienceCount {
  dataset: Dataset
  /** Null where its licence hides it. */
  found: CountedCell
  /** The base. */
  all: CountedCell
}

/** Counts a set as the datasets' API does for who publishes it. */
export function countAudience(
  _sql: Kysely<Database>,
  _asked: CountBasis & { set: Expression; brand: ViewingBrand; by: string },
): Promise<AudienceCount> {
  throw refusal('audience-not-found')
}
