import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import type { BrandLine } from '../../../domain/workspaces/brand-line.ts'
import type { Page } from '../../../domain/workspaces/workspace-answers.ts'
import { addressOf, ask } from '../../api.ts'

/** Every brand of an agency that the person may see. */
export async function allLines(
  portal: MiniAppPortal,
  agency: string,
  signal: AbortSignal,
): Promise<BrandLine[]> {
  const lines: BrandLine[] = []
  let cursor: string | undefined
  do {
    const page = await ask<Page<BrandLine>>(portal, addressOf('/lines', { agency, cursor }), signal)
    lines.push(...page.rows)
    cursor = page.next
  } while (cursor !== undefined)
  return lines
}
