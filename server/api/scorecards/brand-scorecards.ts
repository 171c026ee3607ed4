import { Hono } from 'hono'
import type { ApiContext, ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { isOpenRun } from '../../../miniapps/domain/scorecards/run-status.ts'
import type { EarlierRun, Run, Scorecard } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { bodyOf, type DocumentLine } from '../../documents/stored-document.ts'
import { brandAccess } from '../kit/brand-access.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { hasSecond } from './begin-beside-first.ts'
import { brandPeople } from './brand-people.ts'
import { brandBenchmark } from './brand-benchmark.ts'
import { brandRecommendations } from './brand-recommendations.ts'
import { clientResults } from './client-results.ts'
import { runAssessors } from './run-assessors.ts'
import { currentRun, earlierRun } from './run-documents.ts'
import { askedLanguage, inLanguage } from './reference/in-language.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'
import { resultOf } from './result-of.ts'
import { scorecardHistory } from './scorecard-history.ts'
import { scorecardOverview } from './scorecard-overview.ts'
import { toRun } from './to-run.ts'

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
    const brandId = await brandOf(context)
    const latest = await library.latest(context.req.param('scorecardId'), await agencyOfBrand(sql, brandId))
    const line = await currentRun(sql, brandId, latest.id, personOf(context))
    const run = line ? await toRun(sql, line) : null
    const scorecard = run ? await library.version(latest.id, run.scorecardVersion) : latest
    const earlier = line && (await earlierRun(sql, line, personOf(context)))
    const newest = line && isOpenRun(line.status) ? earlier : line
    return context.json({
      data: {
        scorecard: inLanguage(scorecard, languageFor(context)),
        run,
        last: newest ? resultOf(newest) : null,
        newer: line && (await canMove(line, latest)) ? latest.version : null,
        earlier: earlier ? await withQuestions(await toRun(sql, earlier)) : null,
      },
    })
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

  /** Not offered where it would be refused. */
  async function canMove({ status, columns, fields, place }: DocumentLine, { version }: Scorecard) {
    if (!isOpenRun(status) || columns['version'] === version) return false
    return !(await hasSecond(sql, bodyOf(fields), place))
  }

  async function withQuestions(run: Run): Promise<EarlierRun> {
    const { questions } = await library.version(run.scorecardId, run.scorecardVersion)
    return { run, questions: questions.map(({ id }) => id) }
  }

  async function brandOf(context: ApiContext): Promise<string> {
    const brandId = context.req.param('brandId') ?? ''
    await mayWorkIn(brandId, personOf(context))
    return brandId
  }

  return api
}

const personOf = (context: ApiContext) => context.get('person').id
const languageFor = (context: ApiContext) => askedLanguage(context.req.query('language'))
