import { Hono } from 'hono'
import { SCORECARD_DRAFT } from '../../../miniapps/domain/scorecards/draft/scorecard-draft.ts'
import { placeAccess } from '../../documents/place-access.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { askedLanguage, inLanguage } from './reference/in-language.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'

/** Below `/agencies/{code}/scorecards`, for whoever may edit them: the versions that its brands are audited with. */
export function agencyScorecards(parts: ApiParts, library: ScorecardLibrary) {
  const { check } = placeAccess(parts)
  return new Hono<ApiEnvironment>().get('/', async (context) => {
    const agency = context.req.param('agency') ?? ''
    await check(SCORECARD_DRAFT, agency, context.get('person').id)
    const language = askedLanguage(context.req.query('language'))
    const live = await library.published(agency)
    return context.json({
      data: live.map(({ scorecard, isOwn, publishedAt }) => ({
        title: inLanguage(scorecard, language).title,
        isOwn,
        publishedAt: publishedAt.toISOString(),
        scorecard,
      })),
    })
  })
}
