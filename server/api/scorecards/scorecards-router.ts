import { Hono } from 'hono'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { agencyScorecards } from './agency-scorecards.ts'
import { brandScorecards } from './brand-scorecards.ts'
import { ScorecardLibrary } from './scorecard-library.ts'

/** Audits of a brand and of an agency, as miniapps/domain/scorecards/scorecard.ts lists the calls. */
export function scorecardsRouter(parts: ApiParts) {
  const library = new ScorecardLibrary(parts.sql)
  return new Hono<ApiEnvironment>()
    .route('/brands/:brandId/scorecards', brandScorecards(parts, library))
    .route('/agencies/:agency/scorecards', agencyScorecards(parts, library))
}
