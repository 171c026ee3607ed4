import * as v from 'valibot'
import { Hono } from 'hono'
import { MAX_WIDGETS, readLayout, SIZES, WIDGETS } from '../../../miniapps/domain/home/layout.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { fieldMessage, readJson } from '../kit/read-json.ts'

const widget = v.strictObject(
  {
    type: v.picklist(WIDGETS, 'is no widget'),
    size: v.picklist(SIZES, 'must be 1, 2 or 3'),
  },
  fieldMessage,
)

const layoutInput = v.strictObject(
  {
    /** Null: as the tenant has it. */
    widgets: v.nullable(
      v.pipe(
        v.array(widget, 'must be a list'),
        v.maxLength(MAX_WIDGETS, `must have at most ${MAX_WIDGETS} widgets`),
        v.check(
          (all) => new Set(all.map(({ type }) => type)).size === all.length,
          'must have each widget once',
        ),
      ),
    ),
  },
  fieldMessage,
)

/** Below `/api/home`: GET and PUT /layout { widgets } -> { data: HomeLayout | null }, null for the tenant's own. */
export function homeRouter({ sql }: ApiParts) {
  const api = new Hono<ApiEnvironment>()

  api.get('/layout', async (context) => {
    const row = await sql
      .selectFrom('home_layout')
      .select('widgets')
      .where('person_id', '=', context.get('person').id)
      .executeTakeFirst()
    return context.json({ data: row ? readLayout(row.widgets) : null })
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
