import type { Transaction } from 'kysely'
import { sql as raw } from 'kysely'
import type { BrandLine } from '../../../../miniapps/domain/workspaces/brand-line.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { addWorkspace } from './add-workspace.ts'
import type { Making } from './market-account.ts'
import { changeWorkspace } from './change-workspace.ts'
import { BY_ID, pageOf, readCursor } from '../../kit/page.ts'
import { mayWork, type AgencyStanding } from '../../kit/agency-standing.ts'

const LINES = 2000

/** Brands as lines of a file, so many at a time, in the order of their ids. */
export async function brandLines(
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
  after: string | undefined,
): Promise<Page<BrandLine>> {
  const [last] = readCursor(after, BY_ID) ?? ['']
  let query = parts.sql
    .selectFrom('workspace')
    .innerJoin('workspace as market', 'market.id', 'workspace.parent_id')
    .where('workspace.organisations_id', '=', agency.organisationsId)
    .where('workspace.type', '=', 'BRAND')
    .where(raw<boolean>`workspace.id collate "C" > ${last}`)
  if (!agency.manages) query = query.where(mayWork(parts, personId))
  const rows = await query
    .select(['workspace.id', 'workspace.client_name as advertiser', 'market.name as market'])
    .select(['market.countries as marketCountries', 'workspace.name as brand', 'workspace.status'])
    .select(['workspace.country_code as country', 'workspace.currency', 'workspace.categories'])
    .orderBy(raw`workspace.id collate "C"`)
    .limit(LINES + 1)
    .execute()
  return pageOf(
    rows,
    LINES,
    ({ id }) => [id],
    ({ advertiser, market, marketCountries, brand, country, currency, categories, status }) => ({
      advertiser: advertiser ?? '',
      market,
      marketCountries,
      brand,
      country: country ?? '',
      currency: currency ?? '',
      categories,
      status,
    }),
  )
}

/** One line of a file: makes what is missing of advertiser, market and brand, and changes the categories of what is there. */
export async function takeLine(
  sql: Transaction<Database>,
  making: Making,
  line: Omit<BrandLine, 'currency'>,
): Promise<void> {
  const { organisationsId } = making.agency
  const { advertiser, market, marketCountries, brand, country, status } = line
  const categories = [...line.categories]
  const advertiserId =
    (await idOf(sql, organisationsId, advertiser)) ??
    (await addWorkspace(sql, making, { type: 'ADVERTISER', name: advertiser, categories }))
  const marketId =
    (await idOf(sql, advertiserId, market)) ??
    (await addWorkspace(sql, making, {
      type: 'ADVERTISER_MARKET',
      parentId: advertiserId,
      name: market,
      countries: marketCountries.length > 0 ? [...marketCountries] : [country],
    }))
  const there = await brandIn(sql, marketId, brand, country)
  if (!there) {
    const first = status === 'INACTIVE' ? 'LIVE' : status
    const made = { parentId: marketId, name: brand, countries: [country], categories, status: first }
    await addWorkspace(sql, making, { type: 'BRAND', ...made })
  } else if (categories.length > 0) {
    const seen = {
      line: { ...there, agency_code: making.agency.code },
      agency: making.agency,
      mayManage: true,
    }
    const base = there.updated_at.toISOString()
    await changeWorkspace(sql, seen, making.personId, { base, categories })
  }
}

async function idOf(sql: Transaction<Database>, parentId: string, name: string): Promise<string | undefined> {
  const row = await sql
    .selectFrom('workspace')
    .select('id')
    .where('parent_id', '=', parentId)
    .where('type', '!=', 'MARKET')
    .where(raw<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  return row?.id
}

const brandIn = (sql: Transaction<Database>, marketId: string, name: string, country: string) =>
  sql
    .selectFrom('workspace')
    .selectAll()
    .where('parent_id', '=', marketId)
    .where('country_code', '=', country)
    .where(raw<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
