import { Hono } from 'hono'
import type { ApiContext, ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { brandAccess } from '../kit/brand-access.ts'
import { routes } from '../kit/routes.ts'
import { listPublished } from './agency-scorecards.ts'
import {
  listCards,
  listHistory,
  listOverview,
  listRecommendations,
  readAssessors,
  readBenchmark,
  readCard,
  readClient,
  readNewest,
  readPeople,
  readResult,
  readScorecard,
  readStanding,
} from './brand-scorecards.ts'
import { askedLanguage } from './reference/in-language.ts'
import { ScorecardLibrary } from './scorecard-library.ts'
import type { BrandWorld, ScorecardsWorld } from './scorecards-world.ts'

/** Audits of a brand and of an agency, as miniapps/domain/scorecards/scorecard.ts lists the calls. */
export function scorecardsRouter(parts: ApiParts) {
  const library = new ScorecardLibrary(parts.sql)
  return new Hono<ApiEnvironment>()
    .route('/brands/:brandId/scorecards', routes(OF_BRAND, brandOver(parts, library))(parts))
    .route('/agencies/:agency/scorecards', routes(OF_AGENCY, agencyOver(library))(parts))
}

const OF_BRAND = {
  'GET /': listOverview,
  'GET /cards': listCards,
  'GET /cards/:scorecardId': readCard,
  'GET /history': listHistory,
  'GET /standing': readStanding,
  'GET /recommendations': listRecommendations,
  'GET /client': readClient,
  'GET /people': readPeople,
  'GET /:scorecardId': readScorecard,
  'GET /:scorecardId/results/:runId': readResult,
  'GET /:scorecardId/newest': readNewest,
  'GET /:scorecardId/benchmark': readBenchmark,
  'GET /:scorecardId/assessors': readAssessors,
}

const OF_AGENCY = { 'GET /': listPublished }

/** @throws Refusal where the caller may not work in the brand */
function brandOver(own: ApiParts, library: ScorecardLibrary) {
  const mayWorkIn = brandAccess(own)
  return async (parts: ApiParts, context: ApiContext): Promise<BrandWorld> => {
    const [brandId, person] = [context.req.param('brandId')!, context.get('person')]
    await mayWorkIn(brandId, person.id)
    return { ...parts, person, library, brandId, language: askedLanguage(context.req.query('language')) }
  }
}

const agencyOver =
  (library: ScorecardLibrary) =>
  (parts: ApiParts, context: ApiContext): ScorecardsWorld => ({
    ...parts,
    person: context.get('person'),
    library,
  })
