import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import { SCORECARD_RUN } from '../../../domain/scorecards/scorecard-run.ts'
import type { DocumentClient } from '../../../kit/document/document-client.ts'
import type { ScorecardsApi, ScorecardWithRun } from '../../api.ts'
import { answersOf } from './run-answers.ts'

interface Wanted {
  brandId: string
  scorecardId: string
  /** Where its questions are answered. */
  address: string
}

/** Reads an audit, and opens its run while that takes answers. */
export async function loadAudit(
  { api, client }: { api: ScorecardsApi; client: DocumentClient },
  { brandId, scorecardId, address }: Wanted,
  signal?: AbortSignal,
): Promise<ScorecardWithRun> {
  const audit = await api.scorecard(brandId, scorecardId, signal)
  const { run, scorecard } = audit
  if (run && isOpenRun(run.status)) {
    const document = await client.open(SCORECARD_RUN, { scorecard }, run.id, address)
    answersOf(client, document, scorecard.questions).ask(scorecard.questions)
  }
  return audit
}
