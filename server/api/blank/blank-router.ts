import type { Thing } from '../../../miniapps/domain/blank/thing.ts'
import { type Handler, routes } from '../kit/routes.ts'

const listThings: Handler = async ({ sql, person }) => {
  const data: readonly Thing[] = await sql
    .selectFrom('blank_thing')
    .select(['id', 'name'])
    .where('person_id', '=', person.id)
    .orderBy('id')
    .execute()
  return { data }
}

/** Below `/api/blank`. */
export const blankRouter = routes({ 'GET /': listThings })
