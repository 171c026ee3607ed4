import { type Kysely, sql as raw, type Transaction } from 'kysely'
import { ACCOUNTS_ROOT } from '../../../shell/config/page-defaults.ts'
import type { Database } from '../../db/schema.ts'
import { countryOf } from '../../world/countries.ts'
import { ADMIN_PERMISSIONS, BRAND_PERMISSIONS } from '../../world/permission-sets.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { grantDirect } from '../permissions/grant-direct.ts'
import { addStarterRoles } from './starter-roles.ts'

export interface FirstAdministrator {
  /** Lower case. */
  email: string
  /** The tenant's code; its agency is made where it is missing. */
  agency: string
  /** What people call it. */
  agencyName: string
}

/** Everybody needs one brand to come in: a new agency begins with its own, in this country. */
const FIRST_COUNTRY = 'GB'
/** What the configuration says of an administrator, they may change; a developer they are not. */
const PERMISSIONS = ADMIN_PERMISSIONS.filter((permission) => permission !== 'OsDevelopers')

type Parts = Pick<ApiParts, 'spellings'>

/**
 * Lets somebody administer an agency in which nobody can: makes the agency with a first brand and roles to begin with, and
 * the person, as far as they are missing. Where somebody administers it, nothing changes, so that the setting may stay. Answers whether they were
 * let in.
 */
export async function addFirstAdministrator(
  sql: Kysely<Database>,
  parts: Parts,
  first: FirstAdministrator,
): Promise<boolean> {
  return sql.transaction().execute(async (trx) => {
    await raw`lock table agency in share row exclusive mode`.execute(trx) // of two processes the second finds it done
    const { isNew, ...agency } = await agencyOf(trx, first)
    if (await isAdministered(trx, parts, agency.az_id)) return false
    const personId = await personWith(trx, first.email)
    await trx
      .insertInto('agency_member')
      .values({ agency_code: first.agency, person_id: personId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const reason = 'FIRST_ADMIN'
    const grant = { personId, reason }
    await grantDirect(trx, parts, { ...grant, accountId: agency.az_id, permissions: PERMISSIONS })
    for (const accountId of await brandAccounts(trx, agency.organisations_id))
      await grantDirect(trx, parts, { ...grant, accountId, permissions: BRAND_PERMISSIONS })
    if (isNew) await addStarterRoles(trx, first.agency)
    return true
  })
}

async function isAdministered(sql: Transaction<Database>, { spellings }: Parts, account: string) {
  const { rows } = await raw`select 1 from effective_permission join person on person.id = person_id
    where account_id = ${account} and disabled_at is null
      and permissions && ${spellings('AdminAppAccess')}::text[] limit 1`.execute(sql)
  return rows.length > 0
}

async function personWith(sql: Transaction<Database>, email: string): Promise<string> {
  const known = await sql.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst()
  if (known) return known.id
  const [firstname = '', ...rest] = email
    .slice(0, email.indexOf('@'))
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  const person = { id: `person-${crypto.randomUUID()}`, email, firstname, lastname: rest.join(' ') }
  const settings = { date_locale: 'en-gb', number_locale: 'en-gb', display_language: 'en-US' }
  await sql
    .insertInto('person')
    .values({ ...person, ...settings, demo: false })
    .execute()
  return person.id
}

async function agencyOf(sql: Transaction<Database>, { agency: code, agencyName: name }: FirstAdministrator) {
  const find = () =>
    sql.selectFrom('agency').select(['az_id', 'organisations_id']).where('code', '=', code).executeTakeFirst()
  const known = await find()
  if (known) return { ...known, isNew: false }
  const row = {
    code,
    id: `agency-${code}`,
    name,
    az_id: `az-agency-${code}`,
    applications_id: `applications-${code}`,
    organisations_id: `organisation-${code}`,
    default_theme: `${code}-theme`,
  }
  await sql.insertInto('agency').values(row).execute()
  await addFirstBrand(sql, row)
  return { ...row, isNew: true }
}

/** The agency's own brand, with all that stands above it, and their accounts. */
async function addFirstBrand(
  sql: Transaction<Database>,
  {
    code,
    name,
    az_id,
    organisations_id,
  }: { code: string; name: string; az_id: string; organisations_id: string },
): Promise<void> {
  const { name: country, currency } = countryOf(FIRST_COUNTRY)
  const ids = {
    advertiser: `advertiser-${code}`,
    own: `advertiser-market-${code}`,
    market: `market-${code}-${FIRST_COUNTRY.toLowerCase()}`,
    brand: `brand-${code}`,
  }
  const root = await sql.selectFrom('account').select('id').where('parent_id', 'is', null).executeTakeFirst()
  const rootId = root?.id ?? ACCOUNTS_ROOT
  const account = (id: string, parent_id: string | null, agency_code: string | null = code) => ({
    id,
    parent_id,
    agency_code,
  })
  await sql
    .insertInto('account')
    .values([
      ...(root ? [] : [account(rootId, null, null)]),
      account(az_id, rootId),
      account(`az-${ids.market}`, az_id),
      account(`az-${ids.brand}`, `az-${ids.market}`),
    ])
    .execute()
  const now = new Date()
  const space = (
    id: string,
    type: 'ADVERTISER' | 'ADVERTISER_MARKET' | 'MARKET' | 'BRAND',
    parent_id: string,
  ) => ({
    id,
    az_id: `az-${id}`,
    parent_id,
    organisations_id,
    type,
    name,
    status: 'LIVE' as const,
    countries: type === 'ADVERTISER' ? [] : [FIRST_COUNTRY],
    categories: [],
    created_at: now,
    updated_at: now,
  })
  const ofClient = { client_id: ids.advertiser, client_name: name }
  await sql
    .insertInto('workspace')
    .values([
      space(ids.advertiser, 'ADVERTISER', organisations_id),
      { ...space(ids.own, 'ADVERTISER_MARKET', ids.advertiser), ...ofClient, currency },
      {
        ...space(ids.market, 'MARKET', organisations_id),
        name: country,
        country_code: FIRST_COUNTRY,
        currency,
      },
      { ...space(ids.brand, 'BRAND', ids.own), ...ofClient, country_code: FIRST_COUNTRY, currency },
    ])
    .execute()
}

async function brandAccounts(
  sql: Transaction<Database>,
  organisationsId: string,
): Promise<readonly string[]> {
  const rows = await sql
    .selectFrom('workspace')
    .select('az_id')
    .where('organisations_id', '=', organisationsId)
    .where('type', '=', 'BRAND')
    .orderBy('id')
    .limit(1) // one is enough to come in; the rest is theirs to give
    .execute()
  return rows.map(({ az_id }) => az_id)
}
