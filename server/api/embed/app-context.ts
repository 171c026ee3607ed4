import * as v from 'valibot'
import { rowOf } from '../../../shell/config/app-rows.ts'
import { WORKSPACE_ACCESS } from '../../../shell/config/permissions.ts'
import { tenantOf } from '../../../shell/config/tenants.ts'
import type { EmbedContext } from '../../../shell/contract/embed.ts'
import { brandAccess } from '../kit/brand-access.ts'
import { check } from '../kit/read-json.ts'
import type { CallWorld, Handler } from '../kit/routes.ts'
import { isForOtherPages } from './apps.ts'
import { refusal } from './refusals.ts'

const query = v.object({ brand: v.pipe(v.string('must be the id of a brand'), v.nonEmpty()) })

/**
 * All that an app is told of person and brand in a page of another origin: of rights only those that its row asks for.
 * @throws Refusal where the person may not open it there
 */
export const readContext: Handler<CallWorld, 'app'> = async (world, context, { app }) => {
  const { brand: brandId } = check(query, context.req.query(), 'query')
  if (!isForOtherPages(app)) throw refusal('embed-app-unknown', { app })
  await brandAccess({ ...world, apps: [app] })(brandId, world.person.id)
  const found = await brandOf(world, brandId)
  const [agency, workspace, market] = await Promise.all(
    [found.agency_account, found.az_id, found.market_account].map((account) => heldOn(world, account, app)),
  )
  const { person } = world
  const tenant = tenantOf(found.agency_code)
  const data: EmbedContext = {
    displaySettings: {
      displayLanguage: person.display_language,
      dateLocale: person.date_locale,
      numberLocale: person.number_locale,
    },
    workspace: toWorkspace(found),
    tenant: {
      code: tenant.code,
      name: tenant.name,
      defaultTheme: tenant.defaultTheme,
      mainColor: tenant.mainColor,
    },
    user: toUser(person),
    permissions: {
      prefix: world.spellings('').find(Boolean) ?? '',
      agency: agency!,
      workspace: workspace!,
      markets: found.country_code ? { [found.country_code]: market! } : {},
    },
    singleKeys: true,
  }
  return { data }
}
readContext.takes = { query }

const toUser = ({
  id,
  firstname,
  lastname,
  email,
  ...person
}: CallWorld['person']): EmbedContext['user'] => ({
  id,
  firstname,
  lastname,
  email,
  dateLocale: person.date_locale,
  numberLocale: person.number_locale,
  displayLanguage: person.display_language,
  userRoles: [],
})

function brandOf({ sql }: CallWorld, brandId: string) {
  return sql
    .selectFrom('workspace')
    .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
    .leftJoin('country', 'country.code', 'workspace.country_code')
    .leftJoin('workspace as market', (join) =>
      join
        .onRef('market.organisations_id', '=', 'workspace.organisations_id')
        .onRef('market.country_code', '=', 'workspace.country_code')
        .on('market.type', '=', 'MARKET'),
    )
    .where('workspace.id', '=', brandId)
    .select(['workspace.id', 'workspace.az_id', 'workspace.parent_id', 'workspace.name', 'workspace.status'])
    .select(['workspace.country_code', 'workspace.client_id', 'workspace.client_name', 'workspace.currency'])
    .select(['country.name as country_name', 'country.currency as country_currency'])
    .select([
      'agency.code as agency_code',
      'agency.az_id as agency_account',
      'market.az_id as market_account',
    ])
    .executeTakeFirstOrThrow()
}

type Found = Awaited<ReturnType<typeof brandOf>>

const toWorkspace = (found: Found): EmbedContext['workspace'] => ({
  id: found.id,
  azId: found.az_id,
  parentId: found.parent_id,
  type: 'BRAND',
  name: found.name,
  status: found.status,
  ...(found.country_code && {
    country: {
      code: found.country_code,
      name: found.country_name ?? found.country_code,
      currency: found.currency ?? found.country_currency ?? '',
    },
  }),
  ...(found.client_id && { clientId: found.client_id }),
  ...(found.client_name && { clientName: found.client_name }),
})

/** Of what the person holds on an account, as the app's row and its menu lines ask for it. */
async function heldOn({ sql, person, spellings }: CallWorld, account: string | null, app: string) {
  const { needs = {}, menu = [] } = rowOf(app)!
  const asked = [
    needs.permission,
    needs.marketPermission,
    WORKSPACE_ACCESS,
    ...menu.map((line) => line.permission),
  ]
  const spelt = new Set(asked.flatMap((permission) => (permission ? spellings(permission) : [])))
  const rows = await sql
    .selectFrom('effective_permission')
    .where('person_id', '=', person.id)
    .where('account_id', '=', account ?? '')
    .select('permissions')
    .execute()
  return rows.flatMap(({ permissions }) => permissions).filter((permission) => spelt.has(permission))
}
