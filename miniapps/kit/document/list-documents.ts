import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import type { Page } from '../../../shell/contract/page.ts'
import type { DocumentDefinition } from '../../domain/document/definition.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { apiOf } from '../bridge/api-of.ts'
import { withQuery } from '../bridge/with-query.ts'

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

/** One page of the documents of one type, those that were changed last first. */
export function listDocuments<Facts>(
  portal: MiniAppPortal,
  { type }: DocumentDefinition<Facts>,
  query: ListQuery = {},
  signal?: AbortSignal,
): Promise<Page<DocumentRow>> {
  return apiOf(portal, 'documents').page(withQuery(`/${type}`, { ...query }), signal)
}
