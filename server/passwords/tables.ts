import type { ColumnType } from 'kysely'

declare module '../db/schema.ts' {
  interface Database {
    password_link: {
      /** Of the token, which stands nowhere but in the link. */
      hash: string
      person_id: string
      kind: 'invitation' | 'reset'
      expires_at: ColumnType<Date, Date, Date>
    }
  }
}
