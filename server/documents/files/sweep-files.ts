import { type Kysely, sql as raw } from 'kysely'
import { UNUSED_FILE_LIFE_MS } from '../../../miniapps/domain/document/limits.ts'
import type { DocumentKind } from '../../api/kit/document-kind.ts'
import type { Database } from '../../db/schema.ts'
import { logFailure } from '../../failures/log-failure.ts'
import { asJob } from '../../telemetry/telemetry.ts'
import type { FileStores } from '../../files/file-stores.ts'

const SWEEP_EVERY_MS = 3 * 3_600_000

/** Removes the files that no document has named for a day, and those whose time is over, now and then; answers how to stop. */
export function sweepFilesNowAndThen(
  sql: Kysely<Database>,
  stores: FileStores,
  kinds: readonly DocumentKind[],
): () => void {
  const sweep = () => {
    asJob('files', () => sweepFiles(sql, stores, new Date(), kinds)).catch((error: unknown) =>
      logFailure('Removing files that nothing names any more', error),
    )
  }
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** Whether a document of its type and place names it in its field; its own is looked at first, since that nearly always does. */
const IS_USED = raw<boolean>`(
  exists (select from document where document.id = document_file.document_id
    and document.fields -> document_file.path -> 'value' <> 'null')
  or exists (select from document own join document other on other.type = own.type and other.place = own.place
    where own.id = document_file.document_id and other.fields -> document_file.path -> 'value' <> 'null'))`

/** Types of documents that only need their files for a while, by the shortest life that one of their fields gives. */
const livesOf = (kinds: readonly DocumentKind[]) =>
  kinds.flatMap(({ definition: { type, fields } }) => {
    const lives = Object.values(fields).flatMap(({ lifeMs }) => lifeMs ?? [])
    return lives.length > 0 ? [{ type, lifeMs: Math.min(...lives) }] : []
  })

export async function sweepFiles(
  sql: Kysely<Database>,
  stores: FileStores,
  now: Date,
  kinds: readonly DocumentKind[] = [],
): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const files = sql.updateTable('document_file')
  await files.set({ unused_since: null }).where('unused_since', 'is not', null).where(IS_USED).execute()
  await files
    .set({ unused_since: now })
    .where('unused_since', 'is', null)
    .where((expression) => expression.not(IS_USED))
    .execute()
  const gone = await sql
    .selectFrom('document_file')
    .select(['id', 'store'])
    .where((row) =>
      row.or([
        row('unused_since', '<', ago(UNUSED_FILE_LIFE_MS)),
        ...livesOf(kinds).map(({ type, lifeMs }) =>
          row.and([
            row('at', '<', ago(lifeMs)),
            row('document_id', 'in', sql.selectFrom('document').select('id').where('type', '=', type)),
          ]),
        ),
      ]),
    )
    .execute()
  for (const { id, store } of gone) {
    try {
      await stores.of(store).remove(id)
      await sql.deleteFrom('document_file').where('id', '=', id).execute()
    } catch (error) {
      // its line stays, by which the next sweep finds the bytes again
      logFailure(`Removing the file ${id}, which nothing names any more,`, error)
    }
  }
}
