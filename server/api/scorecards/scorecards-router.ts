import { Hono } from 'hono'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { brandScorecards } from './brand-scorecards.ts'
import { scorecardAnswering } from './scorecard-answering.ts'
import { ScorecardLibrary } from './scorecard-library.ts'

/** Audits of a brand, as miniapps/domain/scorecards/scorecard.ts lists the calls. */
export function scorecardsRouter(parts: ApiParts) {
  const library = new ScorecardLibrary(parts.sql)
  return new Hono<ApiEnvironment>()
    .route('/brands/:brandId/scorecards', brandScorecards(parts, library))
    .route('/runs/:runId', scorecardAnswering(parts, library))
}
