import { type Kysely, sql as raw } from 'kysely'
import * as v from 'valibot'
import { SOURCE_MAX_CHARACTERS } from '../../../miniapps/domain/deliveries/limits.ts'
import { limitedText } from '../../../miniapps/domain/document/limited-text.ts'
import type { CreativeSum, DaySum, DeliverySource } from '../../../miniapps/domain/deliveries/wire.ts'
import type { Database } from '../../db/schema.ts'
import { rowsAsJson, withRows } from '../../documents/sheet-rows.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { check } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { planOf } from './plan-of.ts'

const sourceQuery = v.object({ source: v.optional(limitedText(SOURCE_MAX_CHARACTERS), '') })

/** A plan as it was approved, with its deliveries by line and day: of all sources, or of the one that is asked for. */
export const readDeliveries: Handler<BrandWorld, 'brandId' | 'planId'> = async (
  world,
  context,
  { planId },
) => {
  const { sql } = world
  const { source } = check(sourceQuery, context.req.query(), 'query')
  const { body: fields, ...plan } = await planOf(world, planId)
  const [days, creatives, sources, claims] = await Promise.all([
    daysOf(sql, planId, source),
    creativesOf(sql, planId, source),
    sourcesOf(sql, planId),
    claimsOf(sql, planId),
  ])
  const rows = await rowsAsJson(sql, planId, plan.version)
  return withRows(context, { ...plan, fields, days, creatives, sources, claims }, rows)
}
readDeliveries.takes = { query: sourceQuery }

const ofSource = (planId: string, source: string) =>
  raw`plan_id = ${planId} and (${source} = '' or source = ${source})`

async function daysOf(sql: Kysely<Database>, planId: string, source: string): Promise<DaySum[]> {
  const { rows } = await raw<DaySum>`
    select line, date, sum(quantity) as quantity, sum(spend) as spend, sum(clicks) as clicks, sum(actions) as actions
    from delivery where ${ofSource(planId, source)} group by line, date order by line, date`.execute(sql)
  return rows
}

async function creativesOf(sql: Kysely<Database>, planId: string, source: string): Promise<CreativeSum[]> {
  const { rows } = await raw<CreativeSum>`
    select line, creative, sum((figures ->> 'quantity')::double precision) as quantity,
      sum((figures ->> 'clicks')::double precision) as clicks
    from delivery, jsonb_each(creatives) as each (creative, figures)
    where ${ofSource(planId, source)} and jsonb_typeof(creatives) = 'object'
    group by line, creative order by line, quantity desc, creative`.execute(sql)
  return rows
}

async function sourcesOf(sql: Kysely<Database>, planId: string): Promise<DeliverySource[]> {
  const { rows } = await raw<DeliverySource>`
    select source, max(date) as until, max(imported_at) as "importedAt",
      array_agg(distinct line order by line) as lines
    from delivery where plan_id = ${planId} group by source order by source`.execute(sql)
  return rows
}

async function claimsOf(sql: Kysely<Database>, planId: string) {
  const claims = await sql
    .selectFrom('delivery_claim')
    .select(['line', 'claim'])
    .where('plan_id', '=', planId)
    .execute()
  return Object.fromEntries(claims.map(({ line, claim }) => [line, claim]))
}
