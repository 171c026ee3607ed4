import { type Kysely, type RawBuilder, sql as raw, type Transaction } from 'kysely'
import {
  ADJUSTMENT_FLAG,
  type Delivery,
  type Imported,
  importSchema,
} from '../../../miniapps/domain/deliveries/delivery.ts'
import { LINES } from '../../../miniapps/domain/plans/plan-line.ts'
import type { Database } from '../../db/schema.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { hasFlag } from '../kit/has-flag.ts'
import { readJson } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { type MeasuredPlan, planOf } from './plan-of.ts'
import { refusal } from './refusals.ts'

const MOST_BYTES = 4_000_000

/**
 * Keeps what lines delivered, all of a call or nothing. Sent again it changes nothing; figures that differ from those that are
 * there stay as they were, unless they are corrected by somebody who may.
 */
export const importDeliveries: Handler<BrandWorld, 'brandId' | 'planId'> = async (
  world,
  context,
  { planId },
) => {
  const plan = await planOf(world, planId)
  if (plan.approval === null) throw refusal('delivery-plan-not-approved')
  const { deliveries, correct } = await readJson(context, importSchema, MOST_BYTES)
  mustBeOnceEach(deliveries)
  if (correct && !(await hasFlag(world, ADJUSTMENT_FLAG)))
    throw refusal('delivery-correction-closed', { flag: ADJUSTMENT_FLAG })
  const data = await world.sql.transaction().execute(async (sql) => {
    await mustHaveLines(
      sql,
      plan,
      deliveries.map(({ line }) => line),
    )
    return store(sql, planId, deliveries, correct ? world.person.id : null)
  })
  return { data }
}
importDeliveries.takes = { body: importSchema }

/** @throws Refusal that names the second row of a line, day and source */
function mustBeOnceEach(deliveries: readonly Delivery[]): void {
  const seen = new Set<string>()
  for (const [place, { line, date, source }] of deliveries.entries()) {
    const key = JSON.stringify([line, date, source])
    if (seen.has(key)) throw refusal('delivery-twice', { row: place + 1 })
    seen.add(key)
  }
}

/** @throws Refusal that names a line that the plan does not have */
export async function mustHaveLines(
  sql: Kysely<Database>,
  { id, version }: MeasuredPlan,
  lines: readonly string[],
): Promise<void> {
  const { rows } = await raw<{ line: string }>`
    select line from unnest(${[...new Set(lines)]}::text[]) as line where not exists (
      select from document_sheet_row where document_id = ${id} and row = ${`${LINES}/`} || line
        and from_version <= ${version} and (to_version is null or to_version > ${version})) limit 1`.execute(
    sql,
  )
  if (rows[0]) throw refusal('delivery-line-unknown', { line: rows[0].line })
}

const CELLS = raw`plan_id, line, date, source, quantity, spend, clicks, actions, creatives`

/** @param by who corrects; null where what is there stays */
async function store(
  sql: Transaction<Database>,
  planId: string,
  deliveries: readonly Delivery[],
  by: string | null,
): Promise<Imported> {
  const sent = raw`select * from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as sent (line text, date text,
    source text, quantity double precision, spend double precision, clicks double precision, actions double precision,
    creatives jsonb)`
  const added = await raw`insert into delivery (${CELLS})
    select ${planId}, line, date, source, quantity, spend, clicks, actions, nullif(creatives, 'null'::jsonb)
    from (${sent}) as sent on conflict do nothing returning 1`.execute(sql)
  const { rows: different } = await raw<Imported['different'][number]>`
    select own.line, own.date, own.source from delivery as own join (${sent}) as sent using (line, date, source)
    where plan_id = ${planId} and (own.quantity, own.spend, own.clicks, own.actions, own.creatives)
      is distinct from (sent.quantity, sent.spend, sent.clicks, sent.actions, nullif(sent.creatives, 'null'::jsonb))
    order by 1, 2, 3 for update of own`.execute(sql)
  const count = added.rows.length
  if (by !== null && different.length) await correct(sql, planId, different, sent, by)
  return {
    added: count,
    same: deliveries.length - count - different.length,
    corrected: by === null ? 0 : different.length,
    different: by === null ? different : [],
  }
}

async function correct(
  sql: Transaction<Database>,
  planId: string,
  different: Imported['different'],
  sent: RawBuilder<unknown>,
  by: string,
): Promise<void> {
  const which = raw`select * from jsonb_to_recordset(${JSON.stringify(different)}::jsonb)
    as which (line text, date text, source text)`
  await raw`insert into delivery_correction (${CELLS}, by)
    select ${CELLS}, ${by} from delivery join (${which}) as which using (line, date, source)
    where plan_id = ${planId}`.execute(sql)
  await raw`update delivery as own set quantity = sent.quantity, spend = sent.spend, clicks = sent.clicks,
      actions = sent.actions, creatives = nullif(sent.creatives, 'null'::jsonb), imported_at = now()
    from (${sent}) as sent join (${which}) as which using (line, date, source)
    where plan_id = ${planId} and (own.line, own.date, own.source) = (sent.line, sent.date, sent.source)`.execute(
    sql,
  )
}
