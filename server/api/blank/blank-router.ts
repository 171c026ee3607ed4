import { Hono } from 'hono'
import type { Thing } from '../../../miniapps/domain/blank/thing.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'

/** Below `/api/blank`. */
export function blankRouter({ sql }: ApiParts) {
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const things: readonly Thing[] = await sql
      .selectFrom('blank_thing')
      .select(['id', 'name'])
      .where('person_id', '=', context.get('person').id)
      .orderBy('id')
      .execute()
    return context.json(things)
  })

  return api
}
