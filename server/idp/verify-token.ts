import { type Kysely, sql } from 'kysely'
import type { VerifyToken } from '../api/kit/api-environment.ts'
import type { Database } from '../db/schema.ts'
import { recordId } from './records-adapter.ts'

/** Looks the token up where the embedded provider keeps it; it ends with its grant and with the person's session. */
export const verifyEmbeddedToken =
  (db: Kysely<Database>): VerifyToken =>
  async (token) => {
    const field = (table: string, name: string) =>
      sql<string>`${sql.ref(`${table}.payload`)} ->> ${sql.lit(name)}`
    const row = await db
      .selectFrom('idp_record as token')
      .innerJoin('idp_record as consent', (join) =>
        join
          .on('consent.model', '=', 'Grant')
          .onRef('consent.id', '=', 'token.grant_id')
          .on('consent.expires_at', '>', new Date()),
      )
      .innerJoin('idp_record as session', (join) =>
        join
          .on('session.model', '=', 'Session')
          .on('session.uid', '=', field('token', 'sessionUid'))
          .on(field('session', 'accountId'), '=', field('token', 'accountId'))
          .on('session.expires_at', '>', new Date()),
      )
      .innerJoin('person', (join) => join.on('person.id', '=', field('token', 'accountId')))
      .select(['person.email', field('token', 'sessionUid').as('session')])
      .where('token.model', '=', 'AccessToken')
      .where('token.id', '=', recordId('AccessToken', token))
      .where('token.expires_at', '>', new Date())
      .executeTakeFirst()
    return row ? { email: row.email.toLowerCase(), session: row.session } : null
  }
