import type { Kysely } from 'kysely'
import type { ObservedPoint } from '../../../miniapps/domain/curves/wire.ts'
import type { Database } from '../../db/schema.ts'

/** Of one set, by row. */
export const pointsOf = (sql: Kysely<Database>, document: string, set: number): Promise<ObservedPoint[]> =>
  sql
    .selectFrom('curve_point')
    .select(['x', 'reach', 'cost', 'date'])
    .where('document_id', '=', document)
    .where('set', '=', set)
    .orderBy('row')
    .execute()
