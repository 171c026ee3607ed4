import type { Kysely } from 'kysely'
import type { Reference } from '../../miniapps/domain/document/definition.ts'
import { isPin } from '../../miniapps/domain/document/pin.ts'
import type { Json } from '../../miniapps/domain/document/json.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import type { Database } from '../db/schema.ts'

/** @throws Refusal of a kind that keeps its documents from being computed with what is pinned */
export async function mustBePinnable(
  sql: Kysely<Database>,
  { mayPin }: DocumentKind,
  fields: readonly { path: string; value: Json }[],
  place: string,
): Promise<void> {
  if (!mayPin) return
  for (const { path, value } of fields)
    if (isPin(path, value)) await mayPin(sql, value as unknown as Required<Reference>, place)
}
