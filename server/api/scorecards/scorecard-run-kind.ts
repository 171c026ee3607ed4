import { textAt } from '../../../miniapps/domain/document/change.ts'
import { periodOf } from '../../../miniapps/domain/scorecards/period.ts'
import { SCORECARD_RUN } from '../../../miniapps/domain/scorecards/scorecard-run.ts'
import { documentKind } from '../kit/document-kind.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { SCORECARDS } from './reference/all-scorecards.ts'
import { inLanguage } from './reference/in-language.ts'
import { ScorecardLibrary } from './scorecard-library.ts'

/** Audits as documents: each keeps the version of the scorecard that it was begun with. */
export const SCORECARD_RUNS = documentKind({
  definition: SCORECARD_RUN,
  complete: async (sql, body, brandId) => {
    const { version } = await new ScorecardLibrary(sql).latest(
      textAt(body, 'scorecard'),
      await agencyOfBrand(sql, brandId),
    )
    return { version, period: body['period'] ?? periodOf(new Date()), kind: body['kind'] ?? 'first' }
  },
  facts: async (sql, body) => ({
    scorecard: await new ScorecardLibrary(sql).version(textAt(body, 'scorecard'), Number(body['version'])),
  }),
  titlesIn: (language) =>
    Object.fromEntries(
      SCORECARDS.map((scorecard) => [scorecard.title, inLanguage(scorecard, language).title]),
    ),
})
