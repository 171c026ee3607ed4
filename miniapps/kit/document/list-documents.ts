import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import type { DocumentDefinition } from '../../domain/document/definition.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { requestJson } from '../bridge/request-json.ts'

export interface ListQuery {
  /** Ids of brands or people, codes of agencies; without any, all that the person may see. */
  place?: readonly string[]
  status?: readonly string[]
  /** Beginnings of words. */
  q?: string
  /** `title`, `status`, `created`, `updated` or a name of `list.sorts`; with - in front from the last to the first. */
  sort?: string
  /** `next` of the page before. */
  after?: string
  limit?: number
}

export interface DocumentPage {
  data: readonly DocumentRow[]
  /** Where the next page begins; null behind the last one. */
  next: string | null
}

/** One page of the documents of one type, those that were changed last first. */
export function listDocuments<Facts>(
  portal: MiniAppPortal,
  { type }: DocumentDefinition<Facts>,
  query: ListQuery = {},
  signal?: AbortSignal,
): Promise<DocumentPage> {
  const asked = Object.entries(query as Record<string, string | number | readonly string[]>)
  const search = new URLSearchParams(
    asked.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  )
  return requestJson(portal, `/api/documents/${type}?${search}`, signal && { signal })
}
