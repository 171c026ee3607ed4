import { textOf } from '../../../domain/document/change.ts'
import { questionAt } from '../../../domain/scorecards/run-answers.ts'
import type { Answer, Run } from '../../../domain/scorecards/scorecard.ts'
import type { RunFacts } from '../../../domain/scorecards/scorecard-run.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'
import { entryOf } from './entry.ts'

/** A run as the API of Scorecards gives it, from its document. */
export function runOf(document: OpenDocument<RunFacts>): Run {
  const { id, place, status, createdAt, createdBy, updatedAt } = document.$about.get()
  const { scorecard, version, period, kind, ...fields } = document.$fields.get()
  const ids = new Set(Object.keys(fields).flatMap((path) => questionAt(path) ?? []))
  return {
    id,
    scorecardId: textOf(scorecard!.value),
    scorecardVersion: Number(version!.value),
    brandId: place,
    period: textOf(period?.value),
    kind: kind?.value as Run['kind'],
    status: status as Run['status'],
    startedAt: createdAt,
    startedBy: createdBy.name,
    updatedAt,
    answers: [...ids].map((questionId): Answer => {
      const { value, by, at = updatedAt } = entryOf(document, questionId)
      return { questionId, ...value, by: by?.name ?? createdBy.name, at }
    }),
  }
}
