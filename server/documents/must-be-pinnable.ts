import type { Reference } from '../../miniapps/domain/document/definition.ts'
import { isPin } from '../../miniapps/domain/document/pin.ts'
import type { Json } from '../../miniapps/domain/document/json.ts'
import type { ApiParts } from '../api/kit/api-environment.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'

/** @throws Refusal of a kind that keeps its documents from being computed with what is pinned */
export async function mustBePinnable(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  { mayPin }: DocumentKind,
  fields: readonly { path: string; value: Json }[],
  document: { place: string; by: string },
): Promise<void> {
  if (!mayPin) return
  for (const { path, value } of fields)
    if (isPin(path, value)) await mayPin(parts, value as unknown as Required<Reference>, document)
}
