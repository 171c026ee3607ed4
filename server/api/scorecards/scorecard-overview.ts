import { type Kysely, sql as raw } from 'kysely'
import type { Answer, Scorecard, ScorecardOverview } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { coverage, score } from '../../../miniapps/domain/scorecards/score.ts'
import type { Language } from '../../../shell/contract/words.ts'
import type { Database } from '../../db/schema.ts'
import { answersByRun, fullName } from './scorecard-answers.ts'
import { inLanguage } from './reference/in-language.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'

/** How far each audit of a brand is: its open run, else its newest finished one. */
export async function scorecardOverview(
  sql: Kysely<Database>,
  library: ScorecardLibrary,
  brandId: string,
  language: Language,
) {
  const runs = await currentRuns(sql, brandId)
  const answers = await answersByRun(
    sql,
    runs.map(({ id }) => id),
  )
  const runOf = new Map(runs.map((run) => [run.scorecard_id, run]))
  const scorecards = await library.all()
  return Promise.all(
    scorecards.map(async (latest) => {
      const run = runOf.get(latest.id)
      const scorecard = run ? await library.version(latest.id, run.scorecard_version) : latest
      return overviewOf(inLanguage(scorecard, language), run, run ? (answers.get(run.id) ?? []) : [])
    }),
  )
}

type CurrentRun = Awaited<ReturnType<typeof currentRuns>>[number]

function currentRuns(sql: Kysely<Database>, brandId: string) {
  return sql
    .selectFrom('scorecard_run')
    .distinctOn('scorecard_id')
    .innerJoin('person', 'person.id', 'updated_by')
    .select([
      'scorecard_run.id',
      'scorecard_id',
      'scorecard_version',
      'status',
      'updated_at',
      fullName.as('editor'),
    ])
    .where('brand_id', '=', brandId)
    .orderBy(raw`scorecard_id, status = 'open' desc, started_at desc, scorecard_run.id`)
    .execute()
}

function overviewOf(scorecard: Scorecard, run: CurrentRun | undefined, answers: Answer[]): ScorecardOverview {
  const { id, title, intro, questions } = scorecard
  return {
    id,
    title,
    purpose: intro.purpose,
    minutes: intro.minutes,
    questions: questions.length,
    answered: answers.filter(({ level, notApplicable }) => notApplicable || level !== null).length,
    coverage: coverage(questions, answers),
    score: score(questions, answers),
    status: questions.length === 0 ? 'unpublished' : (run?.status ?? 'not-started'),
    updatedAt: run?.updated_at.toISOString() ?? null,
    updatedBy: run?.editor ?? null,
  }
}
