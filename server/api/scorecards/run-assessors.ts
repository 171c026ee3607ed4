import type { Kysely } from 'kysely'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import type { Assessor, Assessors } from '../../../miniapps/domain/scorecards/assessors.ts'
import { compared } from '../../../miniapps/domain/scorecards/compare-assessors.ts'
import { runAnswers } from '../../../miniapps/domain/scorecards/run-answers.ts'
import { isOpenRun } from '../../../miniapps/domain/scorecards/run-status.ts'
import type { Database } from '../../db/schema.ts'
import { bodyOf, type DocumentLine, namesOf } from '../../documents/stored-document.ts'
import { isAssessor } from './blind-runs.ts'
import { runsOfAssessors } from './run-documents.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'

/** Who assesses a brand's newest audit, and what both said once both are submitted. */
export async function runAssessors(
  sql: Kysely<Database>,
  library: ScorecardLibrary,
  brandId: string,
  scorecardId: string,
  personId: string,
): Promise<Assessors> {
  const { first, second, agreed } = await runsOfAssessors(sql, brandId, scorecardId)
  const nameOf = await namesOf(
    sql,
    [first, second, agreed].flatMap((run) => run?.created_by ?? []),
  )
  const assessor = (run: DocumentLine | undefined): Assessor | null =>
    run
      ? {
          runId: run.id,
          name: nameOf(run.created_by).name,
          isYou: run.created_by === personId,
          status: run.status as Assessor['status'],
          updatedAt: run.updated_at.toISOString(),
        }
      : null
  const own = new Set(await assessedBy(sql, personId, [first, second]))
  const isDone = first && second && !isOpenRun(first.status) && !isOpenRun(second.status)
  return {
    first: assessor(first),
    second: assessor(second),
    agreed: assessor(agreed),
    you: first && own.has(first.id) ? 'first' : second && own.has(second.id) ? 'second' : null,
    compared: isDone ? await comparedRuns(library, first, second) : null,
  }
}

async function assessedBy(
  sql: Kysely<Database>,
  personId: string,
  runs: readonly (DocumentLine | undefined)[],
): Promise<string[]> {
  const ids = runs.flatMap((run) => (run ? [run.id] : []))
  if (!ids.length) return []
  const own = sql.selectFrom('document').select('id').where('id', 'in', ids).where(isAssessor(personId))
  return (await own.execute()).map(({ id }) => id)
}

async function comparedRuns(library: ScorecardLibrary, first: DocumentLine, second: DocumentLine) {
  const { questions } = await library.version(
    textAt(first.columns, 'scorecard'),
    Number(first.columns['version']),
  )
  const answers = ({ fields }: DocumentLine) => runAnswers(bodyOf(fields), questions)
  return compared(questions, answers(first), answers(second))
}
