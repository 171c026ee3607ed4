import { type Kysely, sql as raw } from 'kysely'
import type { Body } from '../../miniapps/domain/document/change.ts'
import type { DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import { STATUS_PATH } from '../../miniapps/domain/document/wire.ts'
import type { Database } from '../db/schema.ts'
import { bodyOf } from './stored-document.ts'

/** A version that counts for others, as it was kept. */
export interface Settled {
  id: string
  place: string
  /** Of the document by now. */
  status: string
  version: number
  /** v1, v2. */
  name: string
  body: Body
}

/**
 * All of a type in some places that hold, by document and the newest first: what was taken out of force stays
 * so until the next one is settled, though it is a draft again by then; `withEnded` has that too, for what
 * was computed with it before; `id` asks for one document alone. Rights are not checked here: callers pass the places that the person may read.
 */
export async function settledIn(
  sql: Kysely<Database>,
  { type, settled }: Pick<DocumentDefinition, 'type' | 'settled'>,
  places: readonly string[],
  { withEnded = false, id }: { withEnded?: boolean; id?: string } = {},
): Promise<Settled[]> {
  const rows = await sql
    .selectFrom('document')
    .innerJoin('document_version as kept', 'kept.document_id', 'document.id')
    .select(['document.id', 'place', 'status', 'kept.version', 'kept.fields'])
    .where('type', '=', type)
    .where('place', 'in', places)
    .$if(id !== undefined, (asked) => asked.where('document.id', '=', id!))
    .where(
      raw<boolean>`exists (select from document_change as change where change.document_id = document.id
        and change.version = kept.version and change.path = ${settled!.count})`,
    )
    .where(
      raw<boolean>`(${withEnded} or not exists (select from document_change as change where change.document_id = document.id
        and change.version > kept.version and change.path = ${STATUS_PATH}
        and change.value = ${JSON.stringify(settled!.ended ?? null)}::jsonb))`,
    )
    .orderBy('document.id')
    .orderBy('kept.version', 'desc')
    .execute()
  return rows.map(({ fields, ...row }) => {
    const body = bodyOf(fields)
    return { ...row, name: `v${Number(body[settled!.count])}`, body }
  })
}
