import type { Answer, AnswerInput } from '../domain/scorecards/scorecard.ts'
import type { AnswerDraft } from './answer-drafts.ts'
import type { Entry } from './entry.ts'

/** What a saver needs of the world. */
export interface SaverPorts {
  save(input: AnswerInput): Promise<Answer>
  /** What the server holds now; `open` is false once the audit was submitted. */
  latest(): Promise<{ answer: Answer | null; open: boolean }>
  draft: { read(): AnswerDraft | null; write(draft: AnswerDraft): void; clear(): void }
  changed(entry: Entry): void
}
