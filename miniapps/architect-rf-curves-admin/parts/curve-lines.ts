import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { CURVE } from '../../domain/curves/curve.ts'
import { CURVES_MAX } from '../../domain/curves/limits.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { listDocuments } from '../../kit/document/list-documents.ts'

const ROWS_AT_ONCE = 200

/** All curves of some places, by market. */
export async function curveLines(
  portal: MiniAppPortal,
  place: readonly string[],
  signal?: AbortSignal,
): Promise<readonly DocumentRow[]> {
  const rows: DocumentRow[] = []
  let after: string | null | undefined
  while (rows.length < CURVES_MAX && after !== null) {
    const query = { place, sort: 'market', limit: ROWS_AT_ONCE, ...(after && { after }) }
    const answer: Page<DocumentRow> = await listDocuments(portal, CURVE, query, signal)
    rows.push(...answer.data)
    after = answer.next
  }
  return rows
}
