import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import { action } from '../../../kit/actions/action.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useScorecards } from '../../use-scorecards.ts'
import { words } from '../../words/words.ts'
import { auditPath, NEXT_QUESTION } from '../place.ts'
import { useAudit } from '../run/audit-context.ts'
import { useKnownOverview } from '../use-overview.ts'
import { nextAudit } from './next-audit.ts'

interface Next {
  title: string
  to: string
}

/** The next audit of the brand, or null where none is left to answer or the list was not seen yet. */
export function useNextAudit(): Next | null {
  const { basePath } = useMiniApp().route
  const { scorecard } = useAudit()
  const audits = useKnownOverview(useScorecards().brandId)
  const next = audits && nextAudit(audits, scorecard.id)
  if (!next) return null
  const to = isOpenRun(next.status)
    ? auditPath(basePath, next.id, 'questions', NEXT_QUESTION)
    : auditPath(basePath, next.id, 'intro')
  return { title: words('action.nextAudit', { title: next.title }), to }
}

const NEXT_AUDIT = action<Next>({ key: 'next-audit', label: ({ title }) => title, to: (_, { to }) => to })

export function NextAuditLink({ look }: { look: 'primary' | 'quiet' }) {
  const next = useNextAudit()
  return next && <ActionBar actions={[{ ...NEXT_AUDIT, look }]} on={next} />
}
