import type { Kysely } from 'kysely'
import { type RunFigures, runFigures } from '../../../miniapps/domain/scorecards/run-figures.ts'
import { isOpenRun } from '../../../miniapps/domain/scorecards/run-status.ts'
import type {
  LastResult,
  Run,
  Scorecard,
  ScorecardOverview,
} from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Language } from '../../../shell/contract/words.ts'
import type { Database } from '../../db/schema.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { inLanguage } from './reference/in-language.ts'
import { currentRuns, pastRuns } from './run-documents.ts'
import { resultOf } from './result-of.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'

/** How far each audit of a brand is: its open run, else its newest finished one. */
export async function scorecardOverview(
  sql: Kysely<Database>,
  library: ScorecardLibrary,
  brandId: string,
  personId: string,
  language: Language,
) {
  const [current, past] = await Promise.all([
    currentRuns(sql, [brandId], personId),
    pastRuns(sql, brandId, personId),
  ])
  const runOf = new Map(current.map((run) => [run.scorecard, run]))
  const finished = past.toSorted(latestQuarterFirst)
  const scorecards = await library.all(await agencyOfBrand(sql, brandId))
  return Promise.all(
    scorecards.map(async (latest) => {
      const run = runOf.get(latest.id)
      const scorecard = run ? await library.version(latest.id, Number(run.columns['version'])) : latest
      const [last, before] = finished.filter((each) => each.scorecard === latest.id).map(resultOf)
      return {
        ...overviewOf(inLanguage(scorecard, language), run, last ?? null),
        before: before ? { period: before.period, score: before.score } : null,
      }
    }),
  )
}

/** A result that was stored without its quarter is older than any other. */
const latestQuarterFirst = (one: { period: string | null }, other: { period: string | null }) =>
  (other.period ?? '').localeCompare(one.period ?? '')

type CurrentRun = Awaited<ReturnType<typeof currentRuns>>[number]

function overviewOf(
  { id, title, weight = 1, intro, questions }: Scorecard,
  run: CurrentRun | undefined,
  last: LastResult | null,
): ScorecardOverview {
  return {
    id,
    title,
    purpose: intro.purpose,
    minutes: intro.minutes,
    weight,
    last,
    ...(figuresOf(run) ?? { ...runFigures(questions, {}), notApplicableShare: 0 }),
    status:
      questions.length === 0 ? 'unpublished' : ((run?.status as Run['status'] | undefined) ?? 'not-started'),
    updatedAt: run?.updated_at.toISOString() ?? null,
    updatedBy: run?.editor ?? null,
  }
}

/** Of a finished run what was stored when it was submitted, whatever the formulas say by now. */
function figuresOf(run: CurrentRun | undefined) {
  if (!run) return undefined
  const { questions, answered, unknown, coverage, notApplicableShare, score } = (isOpenRun(run.status)
    ? run.columns
    : run.result) as unknown as RunFigures
  return {
    questions,
    answered,
    unknown: unknown ?? 0,
    coverage,
    notApplicableShare: notApplicableShare ?? null,
    score,
  }
}
