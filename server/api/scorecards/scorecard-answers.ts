import { type Kysely, sql as raw } from 'kysely'
import type { Answer } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../db/schema.ts'

/** People are shown by name, not by address. */
export const fullName = raw<string>`person.firstname || ' ' || person.lastname`

/** All answers of the runs named; a run without any is missing. */
export async function answersByRun(
  sql: Kysely<Database>,
  runIds: readonly string[],
): Promise<Map<string, Answer[]>> {
  const byRun = new Map<string, Answer[]>()
  if (runIds.length === 0) return byRun
  const rows = await select(sql)
    .where('run_id', 'in', runIds)
    .orderBy(raw`question_id collate "C"`)
    .execute()
  for (const row of rows) {
    const answers = byRun.get(row.run_id)
    if (answers) answers.push(answerOf(row))
    else byRun.set(row.run_id, [answerOf(row)])
  }
  return byRun
}

export async function answersOf(sql: Kysely<Database>, runId: string): Promise<Answer[]> {
  return (await answersByRun(sql, [runId])).get(runId) ?? []
}

export async function findAnswer(
  sql: Kysely<Database>,
  runId: string,
  questionId: string,
): Promise<Answer | null> {
  const row = await select(sql)
    .where('run_id', '=', runId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
  return row ? answerOf(row) : null
}

function select(sql: Kysely<Database>) {
  return sql
    .selectFrom('scorecard_answer')
    .innerJoin('person', 'person.id', 'answered_by')
    .select(['run_id', 'question_id', 'level', 'not_applicable', 'reason', 'evidence', 'answered_at'])
    .select(fullName.as('by'))
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function answerOf(row: Row): Answer {
  return {
    questionId: row.question_id,
    level: row.level,
    notApplicable: row.not_applicable,
    reason: row.reason,
    evidence: row.evidence,
    by: row.by,
    at: row.answered_at.toISOString(),
  }
}
