import { Hono } from 'hono'
import type { AdministeredAgency } from '../../../miniapps/domain/access/wire.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { findAccounts } from './account-lines.ts'
import { administratorOf, agenciesAsked } from './administrator.ts'
import { auditRouter } from './checks/audit-router.ts'
import { dutyRulesRouter } from './checks/duty-rules-router.ts'
import { reviewsRouter } from './checks/reviews-router.ts'
import { assignmentsRouter } from './grants/assignments-router.ts'
import { groupsRouter } from './grants/groups-router.ts'
import { rolesRouter } from './grants/roles-router.ts'
import { knownPermissions } from './known-permissions.ts'
import { peopleRouter } from './people/people-router.ts'

/** Below `/api/access`; what is asked and answered stands in domain/access/wire.ts. */
export function accessRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/agencies', async (context) => {
    const { agencies } = await administratorOf(parts, context)
    const data: readonly AdministeredAgency[] = await sql
      .selectFrom('agency')
      .select(['code', 'name', 'az_id as account'])
      .where('code', 'in', agencies)
      .orderBy('name')
      .execute()
    return context.json({ data })
  })

  api.get('/accounts', async (context) => {
    const asked = agenciesAsked(await administratorOf(parts, context), context.req.queries('agency'))
    return context.json({ data: await findAccounts(sql, asked, context.req.query('q') ?? '') })
  })

  api.get('/permissions', async (context) => {
    const { agencies } = await administratorOf(parts, context)
    return context.json({ data: await knownPermissions(sql, agencies) })
  })

  api.route('/people', peopleRouter(parts))
  api.route('/roles', rolesRouter(parts))
  api.route('/groups', groupsRouter(parts))
  api.route('/reviews', reviewsRouter(parts))
  api.route('/audit', auditRouter(parts))
  api.route('/', assignmentsRouter(parts))
  api.route('/', dutyRulesRouter(parts))
  return api
}
