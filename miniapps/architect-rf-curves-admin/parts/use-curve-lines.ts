import { CURVE } from '../../domain/curves/curve.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { listDocuments } from '../../kit/document/list-documents.ts'

const ROWS_AT_ONCE = 200
const PAGES_MAX = 50

/** All curves of the agency and of the brand at hand; the matrix needs every one. */
export function useCurveLines(): Resource<readonly DocumentRow[]> {
  const { context, portal } = useMiniApp()
  const { brandId, agency } = usePlaces()
  return useResource(
    `curves of ${brandId}`,
    async (signal) => {
      const place = [agency, ...(brandId ? [brandId] : [])]
      const rows: DocumentRow[] = []
      let after: string | null | undefined
      for (let page = 0; page < PAGES_MAX && after !== null; page++) {
        const query = { place, sort: 'market', limit: ROWS_AT_ONCE, ...(after && { after }) }
        const answer: Page<DocumentRow> = await listDocuments(portal, CURVE, query, signal)
        rows.push(...answer.data)
        after = answer.next
      }
      return rows
    },
    context.user ? 'curves' : undefined,
  )
}

/** Where curves may belong: the agency, and the brand of the page. */
export function usePlaces(): { agency: string; brandId: string } {
  const { context, route } = useMiniApp()
  return { agency: context.tenant.code, brandId: route.params['brandId'] ?? context.workspace?.id ?? '' }
}
