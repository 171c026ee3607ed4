import { sql as raw, type Kysely } from 'kysely'
import {
  type Benchmark,
  type BenchmarkEntry,
  benchmarkOf,
} from '../../../miniapps/domain/scorecards/benchmark.ts'
import { COUNTS_FROM_COVERAGE } from '../../../miniapps/domain/scorecards/score.ts'
import type { RunResult } from '../../../miniapps/domain/scorecards/run-figures.ts'
import type { Scorecard } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { SCORECARD_RUN } from '../../../miniapps/domain/scorecards/scorecard-run.ts'
import type { Database } from '../../db/schema.ts'
import { isFinished, isOfSecond, newestFirst } from './run-documents.ts'

/** Where brands of the same main category and country in the brand's agency stand with this audit. Names no brand. */
export async function brandBenchmark(
  sql: Kysely<Database>,
  brandId: string,
  { id, dimensions }: Scorecard,
): Promise<Benchmark> {
  const { category, market, agency } = await sql
    .selectFrom('workspace')
    .where('id', '=', brandId)
    .select(['country_code as market', 'organisations_id as agency', mainCategory.as('category')])
    .executeTakeFirstOrThrow()
  const entries = category && market ? await newestResults(sql, { id, category, market, agency }) : []
  const figures = benchmarkOf(entries, dimensions)
  const missing = category && market ? figures.missing : 'no-category'
  return { ...figures, missing, category, market }
}

const mainCategory = raw<string | null>`workspace.categories[1]`

interface Peers {
  /** Of the scorecard. */
  id: string
  category: string
  market: string
  agency: string
}

/** Of each brand its newest run that was handed in and covers enough; brands for tests are no peers. */
async function newestResults(sql: Kysely<Database>, { id, category, market, agency }: Peers) {
  const rows = await sql
    .selectFrom('document')
    .innerJoin('workspace', 'workspace.id', 'document.place')
    .where('document.type', '=', SCORECARD_RUN.type)
    .where(raw`document.columns ->> 'scorecard'`, '=', id)
    .where(isFinished)
    .where(raw<boolean>`not ${isOfSecond}`)
    .where('workspace.organisations_id', '=', agency)
    .where('workspace.country_code', '=', market)
    .where('workspace.status', '!=', 'TEST')
    .where(mainCategory, '=', category)
    .distinctOn('document.place')
    .select('document.result')
    .orderBy('document.place')
    .orderBy(newestFirst)
    .execute()
  return rows.map(({ result }) => entryOf(result as unknown as RunResult)).filter((entry) => entry !== null)
}

function entryOf({ answered, coverage, score, dimensions }: RunResult): BenchmarkEntry | null {
  if (coverage < COUNTS_FROM_COVERAGE) return null
  return {
    answers: answered,
    score,
    dimensions: Object.fromEntries(dimensions.map((one) => [one.dimension, one.score])),
  }
}
