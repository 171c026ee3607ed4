import type { Kysely } from 'kysely'
import type { RunResult } from '../../../miniapps/domain/scorecards/run-figures.ts'
import type { PastResult, RunKind, RunStatus } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Language } from '../../../shell/contract/words.ts'
import type { Database } from '../../db/schema.ts'
import { inLanguage } from './reference/in-language.ts'
import { resultOf } from './result-of.ts'
import { pastRuns } from './run-documents.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'

/** What each audit of a brand said in each quarter: stored results only. */
export async function scorecardHistory(
  sql: Kysely<Database>,
  library: ScorecardLibrary,
  brandId: string,
  personId: string,
  language: Language,
): Promise<PastResult[]> {
  const runs = await pastRuns(sql, brandId, personId)
  return Promise.all(
    runs.map(async (run): Promise<PastResult> => {
      const scorecardVersion = Number(run.columns['version'])
      const { title, dimensions: names } = inLanguage(
        await library.version(run.scorecard, scorecardVersion),
        language,
      )
      const { dimensions } = run.result as unknown as RunResult
      return {
        ...resultOf(run),
        scorecardId: run.scorecard,
        scorecardVersion,
        title,
        kind: run.columns['kind'] as RunKind,
        status: run.status as RunStatus,
        by: run.editor,
        // they are stored in the order of the scorecard, by their English names
        dimensions: dimensions.map(({ dimension, score, coverage }, at) => ({
          dimension: names[at] ?? dimension,
          score,
          coverage,
        })),
      }
    }),
  )
}
