import type { Page } from '../../../shell/contract/page.ts'
import type { Api } from '../bridge/api-of.ts'
import { withQuery } from '../bridge/with-query.ts'

/** All rows of a list, page after page: for a file that holds the whole of it. */
export async function allPages<Row>(api: Api, path: string, signal: AbortSignal): Promise<readonly Row[]> {
  const rows: Row[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: Page<Row> = await api.page<Row>(withQuery(path, { after }), signal)
    rows.push(...page.data)
    after = page.next
  }
  return rows
}
