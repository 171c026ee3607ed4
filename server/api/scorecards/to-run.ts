import type { Kysely } from 'kysely'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import { questionAt, runAnswer } from '../../../miniapps/domain/scorecards/run-answers.ts'
import type { Answer, Run } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { StoredField } from '../../documents/tables.ts'
import type { Database } from '../../db/schema.ts'
import { bodyOf, type DocumentLine, namesOf, type StoredFields } from '../../documents/stored-document.ts'

/** A run as the calls of the scorecards API show it. */
export async function toRun(sql: Kysely<Database>, line: DocumentLine): Promise<Run> {
  const { id, place, status, fields, created_at, created_by, updated_at } = line
  const nameOf = await namesOf(sql, [created_by, ...Object.values(fields).map(({ by }) => by)])
  const body = bodyOf(fields)
  return {
    id,
    scorecardId: textAt(body, 'scorecard'),
    scorecardVersion: Number(body['version']),
    brandId: place,
    period: textAt(body, 'period'),
    kind: textAt(body, 'kind') as Run['kind'],
    status: status as Run['status'],
    startedAt: created_at.toISOString(),
    startedBy: nameOf(created_by).name,
    updatedAt: updated_at.toISOString(),
    answers: lastChanges(fields).map(([questionId, { by, at }]): Answer => ({
      ...runAnswer(body, questionId),
      by: nameOf(by).name,
      at,
    })),
  }
}

/** Of each question that somebody has touched, the field that was changed last; in the order of their ids. */
function lastChanges(fields: StoredFields): [questionId: string, field: StoredField][] {
  const last = new Map<string, StoredField>()
  for (const [path, field] of Object.entries(fields)) {
    const questionId = questionAt(path)
    if (questionId === undefined) continue
    const known = last.get(questionId)
    if (!known || known.at < field.at) last.set(questionId, field)
  }
  return [...last].toSorted(([one], [other]) => (one < other ? -1 : 1))
}
