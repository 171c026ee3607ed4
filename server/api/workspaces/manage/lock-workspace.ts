import type { Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'

/** As it stands now, and so until this change is through. */
export const lockWorkspace = (sql: Transaction<Database>, id: string) =>
  sql.selectFrom('workspace').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
