import type { Kysely } from 'kysely'
import {
  openRecommendations,
  type OpenRecommendation,
} from '../../../miniapps/domain/scorecards/open-recommendation.ts'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import { runAnswers } from '../../../miniapps/domain/scorecards/run-answers.ts'
import type { Language } from '../../../shell/contract/words.ts'
import type { Database } from '../../db/schema.ts'
import { bodyOf } from '../../documents/stored-document.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { inLanguage } from './reference/in-language.ts'
import { answeredRuns } from './run-documents.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'

/** What all audits of a brand ask for, the most worthwhile first: by the newest finished run of each, which alone counts. */
export async function brandRecommendations(
  sql: Kysely<Database>,
  library: ScorecardLibrary,
  brandId: string,
  personId: string,
  language: Language,
): Promise<OpenRecommendation[]> {
  const runs = await answeredRuns(sql, brandId, personId)
  const agency = await agencyOfBrand(sql, brandId)
  const found = await Promise.all(
    runs.map(async ({ id: runId, columns, fields }) => {
      const id = textAt(columns, 'scorecard')
      const own = inLanguage(await library.version(id, Number(columns['version'])), language)
      const newest = inLanguage(await library.latest(id, agency), language)
      const asked = openRecommendations(own, newest, runAnswers(bodyOf(fields), own.questions))
      return asked.map((each) => ({ ...each, runId }))
    }),
  )
  return found.flat().toSorted((one, other) => other.priority - one.priority)
}
