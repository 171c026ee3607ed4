import { Hono } from 'hono'
import * as v from 'valibot'
import type { MarketsAnswer } from '../../../miniapps/domain/markets/market-answers.ts'
import { MARKET_CHANGES, MARKET_LINES } from '../../../miniapps/domain/markets/market-input.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { check, readJson } from '../kit/read-json.ts'
import { Refusal } from '../kit/refusal.ts'
import { type AgencyStanding, agencyStanding } from '../kit/agency-standing.ts'
import { changeMarkets } from './change-markets.ts'
import { marketDetail } from './market-detail.ts'
import { marketsOfClient, readMarkets } from './read-markets.ts'
import { takeBack } from './take-back.ts'

const agency = v.string('must name an agency')
const listQuery = v.object({ agency, client: v.optional(v.string()) })
const number = v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'must be one that an earlier page gave'))
const detailQuery = v.object({ agency, cursor: v.optional(number) })

/** Below `/api/markets`: what an agency sets for its markets. */
export function marketsRouter(parts: ApiParts) {
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const { agency: code, client } = check(listQuery, context.req.query(), 'query')
    const { id } = context.get('person')
    const standing = await agencyStanding(parts, code, id)
    const all = await readMarkets(parts, standing, id)
    const wanted = client === undefined ? undefined : await marketsOfClient(parts.sql, standing, client)
    const markets = all.filter((market) => wanted?.has(market.code) ?? true)
    return context.json({ manages: standing.manages, markets } satisfies MarketsAnswer)
  })

  api.post('/changes', async (context) => {
    const { agency: code, codes, changes, from, ...said } = await readJson(context, MARKET_CHANGES)
    const { id } = context.get('person')
    const lines = codes.map((each) => ({ code: each, changes }))
    const wish = { ...said, lines, dryRun: said.dryRun ?? false, ...(from && { from: new Date(from) }) }
    return context.json(await changeMarkets(parts, await managed(parts, code, id), id, wish))
  })

  api.delete('/changes/:id', async (context) => {
    const { agency: code } = check(listQuery, context.req.query(), 'query')
    const { id } = context.get('person')
    const standing = await managed(parts, code, id)
    await takeBack(parts, standing, id, check(number, context.req.param('id'), 'query'))
    return context.body(null, 204)
  })

  api.post('/lines', async (context) => {
    const { agency: code, lines, reason, dryRun = false } = await readJson(context, MARKET_LINES)
    const { id } = context.get('person')
    const standing = await managed(parts, code, id)
    return context.json(await changeMarkets(parts, standing, id, { lines, reason, dryRun }))
  })

  api.get('/:code', async (context) => {
    const { agency: code, cursor } = check(detailQuery, context.req.query(), 'query')
    const { id } = context.get('person')
    const question = { code: context.req.param('code'), cursor }
    return context.json(await marketDetail(parts, await managed(parts, code, id), id, question))
  })

  return api
}

/** @throws Refusal where the person does not manage the agency's markets */
async function managed(parts: ApiParts, code: string, personId: string): Promise<AgencyStanding> {
  const standing = await agencyStanding(parts, code, personId)
  if (!standing.manages) throw new Refusal('permission-missing', { permission: 'OS_WORKSPACE_MANAGE' })
  return standing
}
