import { textAt } from '../../../miniapps/domain/document/change.ts'
import type { RunResult } from '../../../miniapps/domain/scorecards/run-figures.ts'
import type { LastResult } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { DocumentLine } from '../../documents/stored-document.ts'

/** What was stored when a run was submitted, whatever the formulas say by now. */
export function resultOf(run: Pick<DocumentLine, 'id' | 'columns' | 'result' | 'updated_at'>): LastResult {
  const { rule, score, coverage, notApplicableShare = null } = run.result as unknown as RunResult
  const period = textAt(run.columns, 'period')
  return {
    runId: run.id,
    period,
    rule,
    score,
    coverage,
    notApplicableShare,
    at: run.updated_at.toISOString(),
  }
}
