import * as v from 'valibot'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
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
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { fieldMessage, readJson } from '../kit/read-json.ts'
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

/** Below `/api/home`: how the person arranged their page, and how it begins in an agency. */
export function homeRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/layout', async (context) => {
    const personId = context.get('person').id
    const row = await sql
      .selectFrom('home_layout')
      .select('widgets')
      .where('person_id', '=', personId)
      .executeTakeFirst()
    const agency = context.req.query('agency') ?? ''
    const begins = (await mayEnter(parts, agency, personId)) ? await defaultOf(sql, agency) : undefined
    const answer: HomeLayouts = {
      data: row ? readLayout(row.widgets) : null,
      ofAgency: begins ? readLayout(begins) : null,
      brands: await favouriteBrandsOf(sql, personId),
    }
    return context.json(answer)
  })

  api.put('/brands/:id', async (context) => {
    const { id } = context.get('person')
    await markBrand(sql, id, context.req.param('id'))
    return context.json({ data: await favouriteBrandsOf(sql, id) })
  })

  api.delete('/brands/:id', async (context) => {
    const { id } = context.get('person')
    await unmarkBrand(sql, id, context.req.param('id'))
    return context.json({ data: await favouriteBrandsOf(sql, id) })
  })

  api.put('/default', async (context) => {
    const { agency: code, widgets } = await readJson(context, defaultInput)
    const actor = context.get('person').id
    const { name } = await agencyFor(parts, code, actor, 'AdminAppAccess')
    await sql.transaction().execute(async (trx) => {
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
    return context.json({ ofAgency: widgets })
  })

  api.put('/layout', async (context) => {
    const { widgets } = await readJson(context, layoutInput)
    const person_id = context.get('person').id
    if (widgets === null) await sql.deleteFrom('home_layout').where('person_id', '=', person_id).execute()
    else {
      const row = { person_id, widgets: JSON.stringify(widgets) }
      await sql
        .insertInto('home_layout')
        .values(row)
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ widgets: row.widgets }))
        .execute()
    }
    return context.json({ data: widgets })
  })

  return api
}

async function defaultOf(sql: Kysely<Database>, agency: string): Promise<HomeLayout | undefined> {
  const query = sql.selectFrom('home_default').select('widgets').where('agency_code', '=', agency)
  return (await query.executeTakeFirst())?.widgets
}
