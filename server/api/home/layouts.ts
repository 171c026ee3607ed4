import type { Kysely } from 'kysely'
import * as v from 'valibot'
import {
  type HomeLayout,
  type HomeLayouts,
  MAX_WIDGETS,
  readLayout,
  SIZES,
  WIDGETS,
} from '../../../miniapps/domain/home/layout.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { agencyFor, mayEnter } from '../kit/agency-for.ts'
import { fieldMessage, readJson } from '../kit/read-json.ts'
import type { CallWorld, Handler } from '../kit/routes.ts'
import { favouriteBrandsOf, markBrand, unmarkBrand } from './favourite-brands.ts'

const widget = v.strictObject(
  {
    type: v.picklist(WIDGETS, 'is no widget'),
    size: v.picklist(SIZES, 'must be 1, 2 or 3'),
  },
  fieldMessage,
)

const widgetsInput = v.pipe(
  v.array(widget, 'must be a list'),
  v.maxLength(MAX_WIDGETS, `must have at most ${MAX_WIDGETS} widgets`),
  v.check((all) => new Set(all.map(({ type }) => type)).size === all.length, 'must have each widget once'),
)

/** Null: as the agency has it. */
const layoutInput = v.strictObject({ widgets: v.nullable(widgetsInput) }, fieldMessage)
const defaultInput = v.strictObject({ agency: v.string(), widgets: widgetsInput }, fieldMessage)

/** The person's own, with the agency's and the brands they marked beside it: the page asks once before it is drawn. */
export const readLayouts: Handler = async (world, context) => {
  const { sql, person } = world
  const row = await sql
    .selectFrom('home_layout')
    .select('widgets')
    .where('person_id', '=', person.id)
    .executeTakeFirst()
  const agency = context.req.query('agency') ?? ''
  const begins = (await mayEnter(world, agency, person.id)) ? await defaultOf(sql, agency) : undefined
  return {
    data: row ? readLayout(row.widgets) : null,
    ofAgency: begins ? readLayout(begins) : null,
    brands: await favouriteBrandsOf(sql, person.id),
  } satisfies HomeLayouts
}

export const keepLayout: Handler = async ({ sql, person }, context) => {
  const { widgets } = await readJson(context, layoutInput)
  if (widgets === null) await sql.deleteFrom('home_layout').where('person_id', '=', person.id).execute()
  else {
    const row = { person_id: person.id, widgets: JSON.stringify(widgets) }
    await sql
      .insertInto('home_layout')
      .values(row)
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ widgets: row.widgets }))
      .execute()
  }
  return { data: widgets }
}
keepLayout.takes = { body: layoutInput }

export const keepDefault: Handler = async (world, context) => {
  const { agency: code, widgets } = await readJson(context, defaultInput)
  const { id: actor } = world.person
  const { name } = await agencyFor(world, code, actor, 'AdminAppAccess')
  await world.sql.transaction().execute(async (trx) => {
    const before = await defaultOf(trx, code)
    const row = { agency_code: code, widgets: JSON.stringify(widgets) }
    await trx
      .insertInto('home_default')
      .values(row)
      .onConflict((conflict) => conflict.column('agency_code').doUpdateSet({ widgets: row.widgets }))
      .execute()
    const subject = { type: 'agency', id: code, name }
    const action = 'home-default.changed'
    await writeAudit(trx, { actor, action, subject, agency: code, before, after: widgets })
  })
  return { data: widgets }
}
keepDefault.takes = { body: defaultInput }

export const mark: Handler<CallWorld, 'id'> = async ({ sql, person }, _, { id }) => {
  await markBrand(sql, person.id, id)
  return { data: await favouriteBrandsOf(sql, person.id) }
}

export const unmark: Handler<CallWorld, 'id'> = async ({ sql, person }, _, { id }) => {
  await unmarkBrand(sql, person.id, id)
  return { data: await favouriteBrandsOf(sql, person.id) }
}

async function defaultOf(sql: Kysely<Database>, agency: string): Promise<HomeLayout | undefined> {
  const query = sql.selectFrom('home_default').select('widgets').where('agency_code', '=', agency)
  return (await query.executeTakeFirst())?.widgets
}
