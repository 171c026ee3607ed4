import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'

type Listed = Pick<ScorecardOverview, 'id' | 'title' | 'status'>

/** The audit to go on with: the next in the list that is open, else the next that nobody has begun; after the last comes the first. */
export function nextAudit<Audit extends Listed>(audits: readonly Audit[], id: string): Audit | undefined {
  const at = audits.findIndex((audit) => audit.id === id)
  const others = [...audits.slice(at + 1), ...audits.slice(0, Math.max(at, 0))]
  return (
    others.find(({ status }) => isOpenRun(status)) ?? others.find(({ status }) => status === 'not-started')
  )
}
