import type { Json } from '../../../domain/document/json.ts'
import { answerPath, type RunAnswer } from '../../../domain/scorecards/run-answers.ts'
import { evidencePath } from '../../../domain/scorecards/run-evidence.ts'
import type { Level } from '../../../domain/scorecards/scorecard.ts'
import type { Cell } from '../../../kit/exchange/sheet.ts'

/** Columns of the questionnaire that hold an answer. */
export const ANSWER_COLUMNS = ['answer', 'reason', 'evidence', 'links'] as const
export type AnswerColumn = (typeof ANSWER_COLUMNS)[number]
export type ColumnKey = 'id' | 'version' | AnswerColumn

/** What stands in the column of answers, whatever it is called in the person's language. */
export const NOT_APPLICABLE = 'not-applicable'
export const LEVELS: readonly Level[] = [0, 1, 2, 3, 4]

export type AnswerCells = Readonly<Record<AnswerColumn, string | null>>

/** An answer as it stands in the questionnaire; null for what is empty. */
export function answerCells({ level, notApplicable, reason, evidence, links = [] }: RunAnswer): AnswerCells {
  return {
    answer: notApplicable ? NOT_APPLICABLE : level === null ? null : String(level),
    reason: reason.trim() || null,
    evidence: evidence.trim() || null,
    links: links.map(({ url }) => url).join('\n') || null,
  }
}

/** A question in any workbook: its audit and itself. */
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
  const { answer, reason, evidence, links } = cells
  return {
    ...(answer && {
      [answerPath(questionId, 'level')]: answer === NOT_APPLICABLE ? null : Number(answer),
      [answerPath(questionId, 'notApplicable')]: answer === NOT_APPLICABLE || null,
    }),
    ...(reason && { [answerPath(questionId, 'reason')]: String(reason) }),
    ...(evidence && { [answerPath(questionId, 'evidence')]: String(evidence) }),
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
