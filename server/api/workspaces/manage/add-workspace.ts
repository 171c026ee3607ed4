import { randomUUID } from 'node:crypto'
import { type Transaction, sql as raw } from 'kysely'
import { currencyOf } from '../../../../miniapps/domain/workspaces/currency.ts'
import { mayStandUnder } from '../../../../miniapps/domain/workspaces/hierarchy.ts'
import type { NewWorkspace } from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import type { Database } from '../../../db/schema.ts'
import { refusal } from '../refusals.ts'
import { checkCountries } from '../../kit/countries.ts'
import { note } from './note.ts'
import { type Making, marketAccount } from './market-account.ts'
import type { AgencyStanding } from '../../kit/agency-standing.ts'

type Made = Pick<
  NewWorkspace,
  'type' | 'parentId' | 'name' | 'description' | 'categories' | 'countries' | 'status'
>

/** Makes a workspace where it may stand; a brand has its account, so that rights can be held on it. */
export async function addWorkspace(sql: Transaction<Database>, making: Making, made: Made): Promise<string> {
  const { agency, personId } = making
  const parent = await parentOf(sql, agency, made)
  const place = placeOf(making, made, parent)
  await checkName(sql, parent?.id ?? agency.organisationsId, made, place.country_code)
  const id = `${made.type.toLowerCase().replaceAll('_', '-')}-${randomUUID()}`
  const now = new Date().toISOString()
  const row = {
    id,
    az_id: `az-${id}`,
    parent_id: parent?.id ?? agency.organisationsId,
    organisations_id: agency.organisationsId,
    type: made.type,
    name: made.name,
    status: made.status ?? 'LIVE',
    description: made.description || null,
    categories: made.categories ?? parent?.categories ?? [],
    client_id: parent ? (parent.client_id ?? parent.id) : null,
    client_name: parent ? (parent.client_name ?? parent.name) : null,
    logo_url: null,
    ...place,
    created_at: now,
    created_by: personId,
    updated_at: now,
    updated_by: personId,
  }
  await sql.insertInto('workspace').values(row).execute()
  if (made.type === 'BRAND')
    await sql
      .insertInto('account')
      .values({
        id: row.az_id,
        parent_id: await marketAccount(sql, making, place.country_code!),
        agency_code: agency.code,
      })
      .execute()
  const { name, status, categories, countries } = row
  await note(sql, {
    actor: personId,
    agency: agency.code,
    workspace: row,
    verb: 'created',
    after: { name, status, categories, countries },
  })
  return id
}

type Parent = NonNullable<Awaited<ReturnType<typeof parentOf>>>

/** Locked: two who make the same at the same moment are told apart. */
async function parentOf(sql: Transaction<Database>, agency: AgencyStanding, { type, parentId }: Made) {
  if (parentId === undefined)
    await sql.selectFrom('agency').select('code').where('code', '=', agency.code).forUpdate().execute()
  const parent =
    parentId === undefined
      ? null
      : await sql
          .selectFrom('workspace')
          .selectAll()
          .where('id', '=', parentId)
          .where('organisations_id', '=', agency.organisationsId)
          .forUpdate()
          .executeTakeFirst()
  if (parent === undefined) throw refusal('workspace-not-found', { workspace: parentId! })
  if (!mayStandUnder(type, parent?.type ?? null)) throw refusal('workspace-place-wrong')
  if (parent?.status === 'INACTIVE') throw refusal('workspace-above-inactive', { name: parent.name })
  return parent
}

/** Its countries, and the currency of the first one of the advertiser market. */
function placeOf({ countries: known }: Making, { type, countries = [] }: Made, parent: Parent | null) {
  checkCountries(countries, known)
  const isRight = {
    ADVERTISER: countries.length === 0,
    ADVERTISER_MARKET: countries.length > 0,
    BRAND: countries.length === 1 && parent?.countries.includes(countries[0]!),
  }[type]
  if (!isRight) throw refusal('workspace-countries-wrong')
  const market = type === 'BRAND' ? (parent?.countries ?? []) : countries
  return {
    country_code: type === 'BRAND' ? countries[0]! : null,
    countries: [...countries],
    currency: currencyOf(market, known) ?? null,
  }
}

/** Beside each other names differ; the same brand in two countries of one market is two brands. */
export async function checkName(
  sql: Transaction<Database>,
  parentId: string,
  { type, name }: Pick<Made, 'type' | 'name'>,
  country: string | null,
  exceptId = '',
): Promise<void> {
  const same = await sql
    .selectFrom('workspace')
    .select('id')
    .where('parent_id', '=', parentId)
    .where('type', '=', type)
    .where(raw<boolean>`lower(name) = lower(${name}) and country_code is not distinct from ${country}::text`)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  if (same) throw refusal('workspace-name-taken', { name })
}
