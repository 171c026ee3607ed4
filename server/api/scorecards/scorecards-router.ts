import { Hono } from 'hono'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { brandScorecards } from './brand-scorecards.ts'
import { ScorecardLibrary } from './scorecard-library.ts'

/** Audits of a brand, as miniapps/domain/scorecards/scorecard.ts lists the calls. */
export const scorecardsRouter = (parts: ApiParts) =>
  new Hono<ApiEnvironment>().route(
    '/brands/:brandId/scorecards',
    brandScorecards(parts, new ScorecardLibrary(parts.sql)),
  )
