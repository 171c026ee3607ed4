import { Hono } from 'hono'
import { sql as raw } from 'kysely'
import type { AdministeredAgency } from '../../../miniapps/domain/access/wire.ts'
import { APP_ROWS } from '../../../shell/config/app-rows.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { findAccounts } from './account-lines.ts'
import { administratorOf, agenciesAsked } from './administrator.ts'
import { auditRouter } from './checks/audit-router.ts'
import { dutyRulesRouter } from './checks/duty-rules-router.ts'
import { reviewsRouter } from './checks/reviews-router.ts'
import { assignmentsRouter } from './grants/assignments-router.ts'
import { groupsRouter } from './grants/groups-router.ts'
import { rolesRouter } from './grants/roles-router.ts'
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
    const { rows } = await raw<{
      code: string
    }>`select distinct unnest(granted) as code from user_role`.execute(sql)
    const all = new Set([...namedByApps(), ...rows.map(({ code }) => code)])
    return context.json({ data: [...all].toSorted() })
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

/** What the rows of apps ask for; the rows are the list of what there is to hold. */
function namedByApps(): string[] {
  const asked = APP_ROWS.flatMap(({ needs, menu = [] }) => [
    needs?.permission,
    needs?.marketPermission,
    ...menu.map(({ permission }) => permission),
  ])
  return ['OsAgencyAccess', 'OS_WORKSPACE_ACCESS', ...asked].filter((each) => each !== undefined)
}
