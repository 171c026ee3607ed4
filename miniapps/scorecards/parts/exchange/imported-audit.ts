import type { Question } from '../../../domain/scorecards/scorecard.ts'
import type { RunFacts } from '../../../domain/scorecards/scorecard-run.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'
import type { ImportRecord } from '../../../kit/exchange/import/read-records.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import type { ScorecardWithRun } from '../../api.ts'
import { NotStarted } from './start-audits.ts'
import type { ColumnKey } from './questionnaire-answer.ts'
import { words } from './words/words.ts'

/** An audit that answers may come into. */
export interface ImportedAudit extends ScorecardWithRun {
  /** Its run, while that is open for answers. */
  open: OpenDocument<RunFacts> | undefined
}

export interface Known {
  audit: ImportedAudit
  question: Question
}

/** By the id in the questionnaire. */
export type KnownQuestions = ReadonlyMap<string, Known>

/** Starts audits that nobody has begun, and opens their runs in this order. */
export type StartRuns = (audits: readonly ImportedAudit[]) => Promise<readonly OpenDocument<RunFacts>[]>

/** Somebody began it since it was read: what they answered has to be seen before it is replaced. */
export class StartedMeanwhile extends Error {
  readonly audit: string

  constructor(audit: string) {
    super(`${audit} was started and answered meanwhile`)
    this.audit = audit
  }
}

/** Its answers are no longer changed. */
export const isFinished = ({ run, open }: ImportedAudit): boolean => run !== null && open === undefined

/** Audits of these rows that nobody has begun. */
export function toBegin(
  records: readonly ImportRecord<ColumnKey>[],
  known: KnownQuestions,
): readonly ImportedAudit[] {
  const all = records.flatMap(({ values }) => known.get(String(values.id))?.audit ?? [])
  return [...new Set(all)].filter(({ run }) => run === null)
}

/** Why nothing was imported, and which audits were started nevertheless. */
export function startProblem(error: unknown, list: (names: readonly string[]) => string): string | undefined {
  if (error instanceof StartedMeanwhile) return words('import.startedMeanwhile', { audit: error.audit })
  if (!(error instanceof NotStarted)) return undefined
  const { begun, rest, cause } = error
  const { title, text } = problemText(cause)
  return words('import.notStarted', {
    begun: begun.length,
    names: list(begun),
    rest: list(rest),
    title,
    text,
  })
}
