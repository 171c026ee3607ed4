import type { Migration } from '../../db/migrate.ts'

/** Where the embedded identity provider keeps sessions, grants, tokens and its keys. */
export const records: Migration = async (db) => {
  await db.schema
    .createTable('idp_record')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('consumed_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('idp_record_key', ['model', 'id'])
    .execute()
  for (const column of ['grant_id', 'uid', 'expires_at']) {
    await db.schema.createIndex(`idp_record_${column}`).on('idp_record').column(column).execute()
  }
  await db.schema
    .createTable('idp_secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'jsonb', (column) => column.notNull())
    .execute()
}
