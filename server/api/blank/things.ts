import { randomUUID } from 'node:crypto'
import { sql as raw, type SqlBool } from 'kysely'
import * as v from 'valibot'
import { THING_INPUT, type Thing } from '../../../miniapps/domain/blank/thing.ts'
import { BY_TEXT, pageOf, readCursor } from '../kit/page.ts'
import { check, readJson } from '../kit/read-json.ts'
import { created, type Handler } from '../kit/routes.ts'
import type { BrandWorld } from './brand-world.ts'

const PAGE_ROWS = 50

const THINGS_QUERY = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  after: v.optional(v.string()),
})

const byName = raw<string>`name collate "C"`

/** A page of the brand's things, by name, those alone whose name has the search in it. */
export const listThings: Handler<BrandWorld> = async ({ sql, brandId }, context) => {
  const { q, after } = check(THINGS_QUERY, context.req.query(), 'query')
  const last = readCursor(after, BY_TEXT)
  let query = sql.selectFrom('blank_thing').select(['id', 'name', 'day']).where('brand_id', '=', brandId)
  if (q) query = query.where(raw<SqlBool>`strpos(lower(name), lower(${q})) > 0`)
  if (last) query = query.where(raw<SqlBool>`(${byName}, id) > (${last[0]}, ${last[1]})`)
  const rows: readonly Thing[] = await query
    .orderBy(byName)
    .orderBy('id')
    .limit(PAGE_ROWS + 1)
    .execute()
  return pageOf(
    rows,
    PAGE_ROWS,
    ({ name, id }) => [name, id],
    (row) => row,
  )
}
listThings.takes = { query: THINGS_QUERY }

export const addThing: Handler<BrandWorld> = async ({ sql, brandId }, context) => {
  const thing: Thing = { id: `blank-${randomUUID()}`, ...(await readJson(context, THING_INPUT)) }
  await sql
    .insertInto('blank_thing')
    .values({ ...thing, brand_id: brandId })
    .execute()
  return created(context, { data: thing })
}
addThing.takes = { body: THING_INPUT }

const DELETION = v.object({ ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(500)) })

/** Answers how many there were: what is gone already is no fault. */
export const deleteThings: Handler<BrandWorld> = async ({ sql, brandId }, context) => {
  const { ids } = await readJson(context, DELETION)
  const { numDeletedRows } = await sql
    .deleteFrom('blank_thing')
    .where('brand_id', '=', brandId)
    .where('id', 'in', ids)
    .executeTakeFirst()
  return { data: { deleted: Number(numDeletedRows) } }
}
deleteThings.takes = { body: DELETION }
