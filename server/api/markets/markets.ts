import * as v from 'valibot'
import type { Markets } from '../../../miniapps/domain/markets/market-answers.ts'
import { MARKET_CHANGES, MARKET_LINES } from '../../../miniapps/domain/markets/market-input.ts'
import { type AgencyStanding, agencyStanding } from '../kit/agency-standing.ts'
import { check, readJson } from '../kit/read-json.ts'
import { refusal } from '../kit/refusing.ts'
import { type CallWorld, done, type Handler } from '../kit/routes.ts'
import { changeMarkets } from './change-markets.ts'
import { marketDetail } from './market-detail.ts'
import { marketsOfClient, readMarkets } from './read-markets.ts'
import { takeBack } from './take-back.ts'

const agency = v.string('must name an agency')
const listQuery = v.object({ agency, client: v.optional(v.string()) })
const detailQuery = v.object({ agency, after: v.optional(v.string()) })
const changeId = v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'must be the number of a change'))

export const listMarkets: Handler = async (world, context) => {
  const { agency: code, client } = check(listQuery, context.req.query(), 'query')
  const { id } = world.person
  const standing = await agencyStanding(world, code, id)
  const all = await readMarkets(world, standing, id)
  const wanted = client === undefined ? undefined : await marketsOfClient(world.sql, standing, client)
  const markets = all.filter((market) => wanted?.has(market.code) ?? true)
  return { data: { manages: standing.manages, markets } satisfies Markets }
}
listMarkets.takes = { query: listQuery }

export const changeSettings: Handler = async (world, context) => {
  const { agency: code, codes, changes, from, ...said } = await readJson(context, MARKET_CHANGES)
  const lines = codes.map((each) => ({ code: each, changes }))
  const wish = { ...said, lines, dryRun: said.dryRun ?? false, ...(from && { from: new Date(from) }) }
  return { data: await changeMarkets(world, await managed(world, code), world.person.id, wish) }
}
changeSettings.takes = { body: MARKET_CHANGES }

export const takeChangeBack: Handler<CallWorld, 'id'> = async (world, context, { id }) => {
  const { agency: code } = check(listQuery, context.req.query(), 'query')
  const standing = await managed(world, code)
  await takeBack(world, standing, world.person.id, check(changeId, id, 'query'))
  return done(context)
}
takeChangeBack.takes = { query: listQuery }

export const changeLines: Handler = async (world, context) => {
  const { agency: code, lines, reason, dryRun = false } = await readJson(context, MARKET_LINES)
  const standing = await managed(world, code)
  return { data: await changeMarkets(world, standing, world.person.id, { lines, reason, dryRun }) }
}
changeLines.takes = { body: MARKET_LINES }

export const readMarket: Handler<CallWorld, 'code'> = async (world, context, { code }) => {
  const { agency: of, after } = check(detailQuery, context.req.query(), 'query')
  const standing = await managed(world, of)
  return { data: await marketDetail(world, standing, world.person.id, { code, after }) }
}
readMarket.takes = { query: detailQuery }

/** @throws Refusal where the person does not manage the agency's markets */
async function managed(world: CallWorld, code: string): Promise<AgencyStanding> {
  const standing = await agencyStanding(world, code, world.person.id)
  if (!standing.manages) throw refusal('permission-missing', { permission: 'OS_WORKSPACE_MANAGE' })
  return standing
}
