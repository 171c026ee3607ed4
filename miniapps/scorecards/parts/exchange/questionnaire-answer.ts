import type { Json } from '../../../domain/document/json.ts'
import { answerPath, type RunAnswer } from '../../../domain/scorecards/run-answers.ts'
import { evidencePath } from '../../../domain/scorecards/run-evidence.ts'
import type { Confidence } from '../../../domain/scorecards/priority.ts'
import type { Level } from '../../../domain/scorecards/scorecard.ts'
import type { Cell } from '../../../kit/exchange/sheet.ts'

/** Columns of the questionnaire that hold an answer. */
export const ANSWER_COLUMNS = ['answer', 'reason', 'evidence', 'links', 'confidence'] as const
export type AnswerColumn = (typeof ANSWER_COLUMNS)[number]
export type ColumnKey = 'id' | 'version' | AnswerColumn

/** The two answers that are no level, as the import knows them; the file says them in the person's language. */
export const NOT_APPLICABLE = 'not-applicable'
export const UNKNOWN = 'unknown'
export const CONFIDENCES = ['low', 'medium', 'high'] as const satisfies readonly Confidence[]
export const LEVELS: readonly Level[] = [0, 1, 2, 3, 4]

export type AnswerCells = Readonly<Record<AnswerColumn, string | null>>

/** An answer as it stands in the questionnaire; null for what is empty. */
export const answerCells = (answer: RunAnswer): AnswerCells => ({
  answer: choiceOf(answer),
  reason: answer.reason.trim() || null,
  evidence: answer.evidence.trim() || null,
  links: (answer.links ?? []).map(({ url }) => url).join('\n') || null,
  confidence: answer.confidence,
})

function choiceOf({ level, unknown, notApplicable }: RunAnswer): string | null {
  if (notApplicable) return NOT_APPLICABLE
  if (unknown) return UNKNOWN
  return level === null ? null : String(level)
}

/** The question ID of the workbook, such as `ppc/account-structure`: one question among all audits. */
export const questionnaireId = (scorecardId: string, questionId: string): string =>
  `${scorecardId}/${questionId}`

export const addressesIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean)

/** The fields of a run that cells of the questionnaire change; what is not among them stays. */
export function answerFields(
  before: RunAnswer,
  cells: Readonly<Partial<Record<AnswerColumn, Cell>>>,
  newId: () => string,
): Record<string, Json> {
  const { questionId } = before
  const { answer, reason, evidence, links, confidence } = cells
  return {
    ...(answer && {
      [answerPath(questionId, 'level')]: LEVELS.find((level) => String(level) === answer) ?? null,
      [answerPath(questionId, 'unknown')]: answer === UNKNOWN || null,
      [answerPath(questionId, 'notApplicable')]: answer === NOT_APPLICABLE || null,
    }),
    ...(reason && { [answerPath(questionId, 'reason')]: String(reason) }),
    ...(evidence && { [answerPath(questionId, 'evidence')]: String(evidence) }),
    ...(confidence && { [answerPath(questionId, 'confidence')]: String(confidence) }),
    ...(links && linkFields(before, addressesIn(String(links)), newId)),
  }
}

/** The cell holds all links: new ones are added, those that are no more in it go; titles stay. */
function linkFields(
  { questionId, links = [] }: RunAnswer,
  addresses: readonly string[],
  newId: () => string,
): Record<string, Json> {
  const known = new Set(links.map(({ url }) => url))
  const gone = links.filter(({ url }) => !addresses.includes(url))
  const added = [...new Set(addresses)].filter((url) => !known.has(url))
  return Object.fromEntries([
    ...gone.map(({ id }): [string, Json] => [evidencePath(questionId, 'links', id), null]),
    ...added.map((url): [string, Json] => [evidencePath(questionId, 'links', newId()), { url, title: '' }]),
  ])
}
