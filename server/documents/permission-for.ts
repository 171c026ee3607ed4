import type { Kysely } from 'kysely'
import type { ActionRule } from '../../miniapps/domain/document/definition.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import type { Database } from '../db/schema.ts'
import { allRows } from './sheet-rows.ts'
import { bodyOf, type DocumentLine } from './stored-document.ts'

/** The permission that an action on a document as it is takes, such as for the amount that is approved. */
export async function permissionFor(
  sql: Kysely<Database>,
  kind: DocumentKind,
  { id, fields, place }: DocumentLine,
  rule: ActionRule<unknown>,
): Promise<string | undefined> {
  if (!rule.permissionFor) return undefined
  const body = { ...bodyOf(fields), ...(await allRows(sql, kind.definition, id)) }
  return rule.permissionFor(body, await kind.facts(sql, body, place))
}
