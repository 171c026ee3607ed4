import { createMiddleware } from 'hono/factory'
import type { ApiEnvironment, ApiParts } from './api-environment.ts'
import { holds, inAgency, metOf, needsOf, refusalOf } from './app-conditions.ts'
import { refusal } from './refusing.ts'

/** Before any call of an API: refuses whoever may open none of its apps in any agency. What brands ask is asked there. */
export function appAccess(parts: ApiParts) {
  const { apps, sql } = parts
  const isForEverybody =
    apps.length === 0 || apps.some((app) => !needsOf(app).permission && !needsOf(app).tenants)
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    if (isForEverybody) return next()
    const { id } = context.get('person')
    const conditions = apps.flatMap((app) => inAgency(parts, app, id))
    const agencies = await sql
      .selectFrom('agency')
      .innerJoin('agency_member', 'agency_member.agency_code', 'agency.code')
      .where('agency_member.person_id', '=', id)
      .where(holds(parts, id, 'agency.az_id', 'OsAgencyAccess'))
      .select(metOf(conditions).as('met'))
      .execute()
    const refusals = agencies.map(({ met }) => refusalOf(apps, conditions, met))
    if (refusals.length === 0) throw refusal('agencies-missing')
    if (refusals.every((refusal) => refusal !== undefined)) throw refusals[0]!
    await next()
  })
}
