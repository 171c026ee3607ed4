import { sql as raw } from 'kysely'
import * as v from 'valibot'
import { isDate } from '../../../miniapps/domain/kernel/periods/days.ts'
import type { RatedTouchpoint } from '../../../miniapps/domain/planning/touchpoints/rank-touchpoints.ts'
import {
  AUDIENCE_MAX_CHARACTERS,
  BASE_MAX,
  CODE_MAX_CHARACTERS,
  METRICS_PER_IMPORT,
} from '../../../miniapps/domain/touchpoints/limits.ts'
import { rolesOf, type TouchpointRoles, withoutFigures } from '../../../miniapps/domain/touchpoints/roles.ts'
import { limitedText } from '../../../miniapps/domain/document/limited-text.ts'
import {
  CHARACTERISTICS,
  CHARACTERISTICS_PERMISSION,
  type Edition,
  INSIGHTS_PERMISSION,
} from '../../../miniapps/domain/touchpoints/wire.ts'
import { brandAccess } from '../kit/brand-access.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { holdsHere, mustHold } from '../kit/must-hold.ts'
import { check, fieldMessage, readJson } from '../kit/read-json.ts'
import { mayConfigure } from './may-configure.ts'
import { refusal } from './refusals.ts'
import type { Handler } from '../kit/routes.ts'

type OfBrand = Handler<BrandWorld, 'brandId'>

const number = v.number('must be a number')
const code = v.pipe(limitedText(CODE_MAX_CHARACTERS), v.nonEmpty('must not be empty'))
const edition = {
  market: v.pipe(v.string('must be text'), v.regex(/^[A-Z]{2}$/, 'must be a country')),
  audience: v.pipe(limitedText(AUDIENCE_MAX_CHARACTERS), v.nonEmpty('must not be empty')),
  wave: v.pipe(v.string('must be text'), v.check(isDate, 'must be a day')),
}
const metricsInput = v.strictObject(
  {
    ...edition,
    metrics: v.pipe(
      v.array(
        v.strictObject(
          {
            touchpoint: code,
            metric: code,
            value: v.nullable(number),
            n: v.pipe(
              number,
              v.integer('must be whole'),
              v.minValue(0, 'must not be negative'),
              v.maxValue(BASE_MAX, `must be at most ${BASE_MAX}`),
            ),
          },
          fieldMessage,
        ),
        'must be a list',
      ),
      v.maxLength(METRICS_PER_IMPORT, `must be at most ${METRICS_PER_IMPORT}`),
    ),
  },
  fieldMessage,
)

/** Metrics cost the agency money: the other apps of this API need only the names of touchpoints. */
const RANKING_APPS = ['touchpoints', 'architect-junior']

const mayRank = (world: BrandWorld): Promise<void> =>
  brandAccess({ ...world, apps: RANKING_APPS })(world.brandId, world.person.id)

export const listEditions: OfBrand = async (world): Promise<{ data: Edition[] }> => {
  await mayRank(world)
  const { sql, agency } = world
  const rows = await sql
    .selectFrom('touchpoint_metric')
    .select(['market', 'audience', 'wave'])
    .select(raw<number>`count(distinct touchpoint)::integer`.as('touchpoints'))
    .where('agency_code', '=', agency)
    .groupBy(['market', 'audience', 'wave'])
    .orderBy('market')
    .orderBy('audience')
    .orderBy('wave', 'desc')
    .execute()
  return { data: rows }
}

/**
 * Touchpoints with their metrics, in the shape the ranking takes; strengths only for people who hold the
 * permission to see them.
 */
export const listMetrics: OfBrand = async (world, context): Promise<{ data: RatedTouchpoint[] }> => {
  await mayRank(world)
  const hidden = (await holdsHere(world, CHARACTERISTICS_PERMISSION)) ? [] : CHARACTERISTICS
  return { data: await ratedIn(world, check(v.object(edition), context.req.query(), 'query'), hidden) }
}
listMetrics.takes = { query: v.object(edition) }

/**
 * Roles of touchpoints have a permission of their own; the figures behind them take the one of strengths,
 * too.
 */
export const listInsights: OfBrand = async (
  world,
  context,
): Promise<{ data: readonly TouchpointRoles[] }> => {
  await mayRank(world)
  await mustHold(world, INSIGHTS_PERMISSION)
  const all = rolesOf(await ratedIn(world, check(v.object(edition), context.req.query(), 'query')))
  return { data: (await holdsHere(world, CHARACTERISTICS_PERMISSION)) ? all : all.map(withoutFigures) }
}
listInsights.takes = { query: v.object(edition) }

async function ratedIn(
  { sql, agency }: BrandWorld,
  { market, audience, wave }: Omit<Edition, 'touchpoints'>,
  hidden: readonly string[] = [],
): Promise<RatedTouchpoint[]> {
  const rows = await sql
    .selectFrom('touchpoint_metric')
    .select(['touchpoint', 'metric', 'value', 'n'])
    .where('agency_code', '=', agency)
    .where('market', '=', market)
    .where('audience', '=', audience)
    .where('wave', '=', wave)
    .$if(hidden.length > 0, (query) => query.where('metric', 'not in', hidden))
    .orderBy('touchpoint')
    .execute()
  const rated = new Map<string, { n: number; values: Record<string, number | null> }>()
  for (const { touchpoint, metric, value, n } of rows) {
    const known = rated.get(touchpoint) ?? { n, values: {} }
    // the smallest base says how far the touchpoint can be trusted
    rated.set(touchpoint, { n: Math.min(known.n, n), values: { ...known.values, [metric]: value } })
  }
  return [...rated].map(([id, each]) => ({ id, ...each }))
}

/** Stores metrics of an edition over those of the same touchpoints that are there. */
export const storeMetrics: OfBrand = async (world, context) => {
  await mustHold(world, CHARACTERISTICS_PERMISSION)
  await mayConfigure(world)
  const { metrics, ...of } = await readJson(context, metricsInput)
  mustBeOnceEach(metrics)
  const rows = metrics.map((metric) => ({ agency_code: world.agency, ...of, ...metric }))
  if (rows.length)
    await raw`insert into touchpoint_metric
      select * from jsonb_populate_recordset(null::touchpoint_metric, ${JSON.stringify(rows)}::jsonb)
      on conflict (agency_code, market, audience, wave, touchpoint, metric)
      do update set value = excluded.value, n = excluded.n`.execute(world.sql)
  return { data: { stored: rows.length } }
}
storeMetrics.takes = { body: metricsInput }

/** @throws Refusal that names the second row of a touchpoint with the same metric */
function mustBeOnceEach(metrics: readonly { touchpoint: string; metric: string }[]): void {
  const seen = new Set<string>()
  for (const [place, { touchpoint, metric }] of metrics.entries()) {
    const key = JSON.stringify([touchpoint, metric])
    if (seen.has(key)) throw refusal('touchpoint-metric-twice', { row: place + 1, touchpoint, metric })
    seen.add(key)
  }
}
