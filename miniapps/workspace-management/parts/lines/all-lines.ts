import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import type { BrandLine } from '../../../domain/workspaces/brand-line.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'

/** Every brand of an agency that the person may see. */
export async function allLines(
  portal: MiniAppPortal,
  agency: string,
  signal: AbortSignal,
): Promise<BrandLine[]> {
  const lines: BrandLine[] = []
  let after: string | null = ''
  while (after !== null) {
    const path: string = withQuery('/lines', { agency, after })
    const page = await apiOf(portal, 'workspaces').page<BrandLine>(path, signal)
    lines.push(...page.data)
    after = page.next
  }
  return lines
}
