import { SCORECARD_DRAFT } from '../../../miniapps/domain/scorecards/draft/scorecard-draft.ts'
import { placeAccess } from '../../documents/place-access.ts'
import type { Handler } from '../kit/routes.ts'
import { askedLanguage, inLanguage } from './reference/in-language.ts'
import type { ScorecardsWorld } from './scorecards-world.ts'

/** For editors: the versions that the agency's brands are audited with. */
export const listPublished: Handler<ScorecardsWorld> = async (world, context) => {
  const agency = context.req.param('agency') ?? ''
  await placeAccess(world).check(SCORECARD_DRAFT, agency, world.person.id)
  const language = askedLanguage(context.req.query('language'))
  const live = await world.library.published(agency)
  return {
    data: live.map(({ scorecard, isOwn, publishedAt }) => ({
      title: inLanguage(scorecard, language).title,
      isOwn,
      publishedAt: publishedAt.toISOString(),
      scorecard,
    })),
  }
}
