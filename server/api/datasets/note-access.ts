import type { Kysely } from 'kysely'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Database } from '../../db/schema.ts'
import type { Viewer } from './viewer.ts'

/** `editions`: an audience was published. */
export type Door = 'tables' | 'regions' | 'columns' | 'editions'

interface Access {
  dataset: Pick<Dataset, 'id' | 'version'>
  door: Door
  slices: readonly string[]
  names: Iterable<string>
}

/** Writes down who used which answers: owners of data ask for that. */
export async function noteAccess(
  sql: Kysely<Database>,
  { personId }: Pick<Viewer, 'personId'>,
  { dataset: { id, version }, door, slices, names }: Access,
): Promise<void> {
  await sql
    .insertInto('dataset_access')
    .values({
      person_id: personId,
      dataset: id,
      version,
      door,
      slices: [...slices],
      names: [...names],
      at: new Date(),
    })
    .execute()
}
