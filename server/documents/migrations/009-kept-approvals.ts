import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/**
 * Briefs that were approved before kept their version one too early, without its number, or not at all where they came with
 * the sample: a campaign names the version of the approval, and finds the brief by it.
 */
export const keptApprovals: Migration = async (db) => {
  const approvals = sql`document_change as change join document on document.id = change.document_id
    and document.type = 'brief' and change.path = 'approvals'`
  const isMissing = sql`not exists (select from document_version as there
    where there.document_id = change.document_id and there.version = change.version)`
  await sql`update document_version as kept set version = change.version,
      fields = kept.fields || jsonb_build_object('approvals', jsonb_build_object('value', change.value,
        'by', change.by, 'at', to_char(change.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from ${approvals}
    where kept.document_id = change.document_id and kept.version = change.version - 1
      and kept.name = 'v' || (change.value #>> '{}') and ${isMissing}`.execute(db)
  await sql`insert into document_version (document_id, version, fields, name, by, at)
    select document.id, change.version, document.fields, 'v' || (change.value #>> '{}'), change.by, change.at
    from ${approvals}
    where document.status = 'approved' and change.value = document.fields -> 'approvals' -> 'value'
      and ${isMissing}`.execute(db)
}
