import type { ColumnType } from 'kysely'
import type { Json, Timestamp } from '../db/column-types.ts'

declare module '../db/schema.ts' {
  interface Database {
    idp_record: IdpRecordTable
    idp_secret: { name: string; value: Json<unknown> }
  }
}

/** A session, grant or token of the embedded identity provider. */
export interface IdpRecordTable {
  model: string
  /** Of tokens and codes the hash. */
  id: string
  payload: Json<object>
  grant_id: string | null
  /** Sessions: what the browser never sees; failed sign-ins: the hash of the address. */
  uid: string | null
  consumed_at: ColumnType<Date | null, Date | undefined, Date>
  expires_at: Timestamp
}
