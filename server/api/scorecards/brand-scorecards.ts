import { Hono } from 'hono'
import { brandStanding } from '../../../miniapps/domain/scorecards/brand-standing.ts'
import type { ApiContext, ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { brandAccess } from '../kit/brand-access.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { brandPeople } from './brand-people.ts'
import { brandResult, brandScorecard } from './brand-scorecard.ts'
import { brandBenchmark } from './brand-benchmark.ts'
import { brandRecommendations } from './brand-recommendations.ts'
import { clientResults } from './client-results.ts'
import { runAssessors } from './run-assessors.ts'
import { currentRun } from './run-documents.ts'
import { askedLanguage, inLanguage } from './reference/in-language.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'
import { scorecardHistory } from './scorecard-history.ts'
import { scorecardOverview } from './scorecard-overview.ts'

/** Below `/brands/{brandId}/scorecards`: which audits there are and how far a brand is with each. */
export function brandScorecards(parts: ApiParts, library: ScorecardLibrary) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()
  const mayWorkIn = brandAccess(parts)

  api.get('/', async (context) =>
    context.json({
      data: await scorecardOverview(
        sql,
        library,
        await brandOf(context),
        personOf(context),
        languageFor(context),
      ),
    }),
  )

  api.get('/history', async (context) =>
    context.json({
      data: await scorecardHistory(
        sql,
        library,
        await brandOf(context),
        personOf(context),
        languageFor(context),
      ),
    }),
  )

  api.get('/standing', async (context) => {
    const asked = [sql, library, await brandOf(context), personOf(context), languageFor(context)] as const
    const [audits, quarters] = await Promise.all([scorecardOverview(...asked), scorecardHistory(...asked)])
    return context.json({ data: brandStanding(audits, quarters) })
  })

  api.get('/recommendations', async (context) =>
    context.json({
      data: await brandRecommendations(
        sql,
        library,
        await brandOf(context),
        personOf(context),
        languageFor(context),
      ),
    }),
  )

  api.get('/client', async (context) => {
    const brandId = await brandOf(context)
    return context.json({
      data: await clientResults(parts, library, brandId, personOf(context), languageFor(context)),
    })
  })

  api.get('/people', async (context) =>
    context.json({ data: await brandPeople(sql, await brandOf(context)) }),
  )

  api.get('/:scorecardId', async (context) => {
    const asked = { sql, library, scorecardId: context.req.param('scorecardId'), ...from(context) }
    return context.json({ data: await brandScorecard({ ...asked, brandId: await brandOf(context) }) })
  })

  api.get('/:scorecardId/results/:runId', async (context) => {
    const { scorecardId, runId } = context.req.param()
    const asked = { sql, library, scorecardId, runId, ...from(context) }
    return context.json({ data: await brandResult({ ...asked, brandId: await brandOf(context) }) })
  })

  api.get('/:scorecardId/newest', async (context) => {
    const agency = await agencyOfBrand(sql, await brandOf(context))
    const latest = await library.latest(context.req.param('scorecardId'), agency)
    return context.json({ data: inLanguage(latest, languageFor(context)) })
  })

  api.get('/:scorecardId/benchmark', async (context) => {
    const brandId = await brandOf(context)
    const latest = await library.latest(context.req.param('scorecardId'), await agencyOfBrand(sql, brandId))
    const line = await currentRun(sql, brandId, latest.id, personOf(context))
    const version = Number(line?.columns['version'] ?? latest.version)
    return context.json({
      data: await brandBenchmark(sql, brandId, await library.version(latest.id, version)),
    })
  })

  api.get('/:scorecardId/assessors', async (context) => {
    const brandId = await brandOf(context)
    const scorecardId = context.req.param('scorecardId')
    return context.json({ data: await runAssessors(sql, library, brandId, scorecardId, personOf(context)) })
  })

  async function brandOf(context: ApiContext): Promise<string> {
    const brandId = context.req.param('brandId') ?? ''
    await mayWorkIn(brandId, personOf(context))
    return brandId
  }

  return api
}

const personOf = (context: ApiContext) => context.get('person').id
const languageFor = (context: ApiContext) => askedLanguage(context.req.query('language'))
const from = (context: ApiContext) => ({ personId: personOf(context), language: languageFor(context) })
