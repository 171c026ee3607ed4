import { countedOf } from '../../../domain/scorecards/counted-result.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import type { Format } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { bestAndWorst } from '../best-and-worst.ts'

/** A picture of all audits in a sentence. */
export function auditSummary(
  figure: 'figure.audits.summary' | 'figure.bars.summary',
  audits: readonly ScorecardOverview[],
  format: Format,
): string {
  const scores = audits.map((audit) => ({ name: audit.title, score: countedOf(audit).score }))
  const found = bestAndWorst(scores, format)
  return found ? words(figure, { ...found, all: format.number(audits.length) }) : words('figure.audits.none')
}
