import type { Generated } from 'kysely'
import type { Json as Value } from '../../miniapps/domain/document/json.ts'
import type { Json, Timestamp } from '../db/column-types.ts'

/** What a field holds, as it is stored: people by their ids. */
export interface StoredField {
  value: Value
  by: string
  at: string
}

declare module '../db/schema.ts' {
  interface Database {
    document: {
      id: string
      type: string
      /** Id of the brand or person, code of the agency: no foreign key can say so. Nothing deletes a brand, it becomes INACTIVE. */
      place: string
      status: string
      /** While open: what its place may hold once. */
      slot: string | null
      version: number
      fields: Json<Readonly<Record<string, StoredField>>>
      result: Json<Value>
      title: string
      words: string
      columns: Json<Readonly<Record<string, Value>>>
      /** What it was made from, as `curve:<id>`. */
      made_from: Generated<string[]>
      created_at: Timestamp
      created_by: string
      updated_at: Timestamp
      updated_by: string
    }
    /** History, audit trail and, with `document_idle_change`, the proof that a change was made already. */
    document_change: {
      document_id: string
      id: string
      /** Of the document after this change. */
      version: number
      position: Generated<number>
      path: string
      base: Json<Value>
      value: Json<Value>
      by: string
      at: Timestamp
    }
    /** Changes that were applied without effect: the field held the same, or the same patch took it back. */
    document_idle_change: {
      document_id: string
      id: string
    }
    document_version: {
      document_id: string
      version: number
      name: string
      fields: Json<Readonly<Record<string, StoredField>>>
      by: string
      at: Timestamp
    }
    /** Rows of sheets: as each is now, and as it was in versions that have a name. */
    document_sheet_row: {
      document_id: string
      /** Its path, `lines/<id>`. */
      row: string
      /** Of the document with which it began to be so, and with which it ceased to; null while it is so. */
      from_version: number
      to_version: number | null
      cells: Json<Readonly<Record<string, Value>>>
      sums: Json<Readonly<Record<string, number>>>
      /** Of the last change of any cell. */
      by: string
      at: Timestamp
    }
    document_comment: {
      document_id: string
      id: string
      path: string
      text: string
      by: string
      at: Timestamp
      edited_at: Timestamp | null
      resolved_by: string | null
      resolved_at: Timestamp | null
    }
    /** For whom a document waits in the status that it has. */
    document_waiting: {
      document_id: string
      person_id: string
      /** They are to decide about it, or got it back. */
      kind: 'approval' | 'returned'
      since: Timestamp
    }
    /** What somebody marked to come back to. */
    document_favourite: {
      person_id: string
      document_id: string
    }
    /** Files that fields name; their bytes are in a store of server/files. */
    document_file: {
      id: string
      /** The document that it was added to; others of the same type and place may name it as well. */
      document_id: string
      /** The field that names it. */
      path: string
      name: string
      type: string
      bytes: number
      sha256: string
      /** Which store has its bytes. */
      store: string
      by: string
      at: Timestamp
      /** Since when no document names it; null while one does. */
      unused_since: Timestamp | null
    }
  }
}
