import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import type { LinkProps } from '../../../kit/controls/link.tsx'
import { OfferedLink } from '../offered-link.tsx'
import { auditPath, NEXT_QUESTION } from '../place.ts'
import { useAudit } from '../run/audit-context.ts'
import { useKnownOverview } from '../use-overview.ts'
import { words } from '../../words/words.ts'
import { nextAudit } from './next-audit.ts'

/** The next audit of the brand, or null where none is left to answer or the list was not seen yet. */
export function useNextAudit(): { title: string; to: string } | null {
  const { basePath, params } = useMiniApp().route
  const workspace = useMiniApp().context.workspace?.id
  const { scorecard } = useAudit()
  const audits = useKnownOverview(params['brandId'] ?? workspace ?? '')
  const next = audits && nextAudit(audits, scorecard.id)
  if (!next) return null
  const to = isOpenRun(next.status)
    ? auditPath(basePath, next.id, 'questions', NEXT_QUESTION)
    : auditPath(basePath, next.id, 'intro')
  return { title: words('action.nextAudit', { title: next.title }), to }
}

/** Leads there, and is offered in the command palette. */
export function NextAuditLink({ look }: Pick<LinkProps, 'look'>) {
  const next = useNextAudit()
  return (
    next && (
      <OfferedLink command={{ id: 'next-audit', title: next.title }} look={look} to={next.to}>
        {next.title}
      </OfferedLink>
    )
  )
}
