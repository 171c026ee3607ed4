import { type Kysely, sql as raw } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { COUNTRY_WORDS } from '../../../shell/contract/country-words.ts'
import type { Country, Workspace, WorkspaceType } from '../../../shell/contract/entities.ts'
import type { Database } from '../../db/schema.ts'
import { holdsOnAny } from '../kit/app-conditions.ts'

export const PREVIEW_TYPES = ['Market', 'Advertiser', 'AdvertiserMarket', 'Brand'] as const
export type PreviewType = (typeof PREVIEW_TYPES)[number]

/** More words than that nobody types to find a brand. */
const MAX_WORDS = 8

export interface PreviewQuestion {
  personId: string
  organisationsId: string
  /** How workspace access is spelt. */
  access: readonly string[]
  type?: PreviewType | undefined
  /** Brands alone are looked for: the one with this id, or those in which every word occurs. */
  id?: string | undefined
  search?: string | undefined
  /** Of the brands. */
  limit?: number
}

const TYPES: Record<PreviewType, WorkspaceType> = {
  Market: 'MARKET',
  Advertiser: 'ADVERTISER',
  AdvertiserMarket: 'ADVERTISER_MARKET',
  Brand: 'BRAND',
}

/** Brands that one may work in, what stands above them, and the markets where one has a brand or any permission. */
export async function previewWorkspaces(
  sql: Kysely<Database>,
  question: PreviewQuestion,
): Promise<Workspace[]> {
  const { type } = question
  const countries = new Map(
    (await sql.selectFrom('country').selectAll().execute()).map((country) => [country.code, country]),
  )
  const above = type === 'Brand' ? [] : await inOnePiece(sql, visibleAbove(sql, question, countries))
  const brands =
    type === undefined || type === 'Brand'
      ? await inOnePiece(
          sql,
          visibleBrands(sql, question, countries).$if(question.limit !== undefined, (query) =>
            query.limit(question.limit!),
          ),
        )
      : []
  return [...above, ...brands].map((row) => workspaceOf(row, countries))
}

type Countries = ReadonlyMap<string, Country>

function visibleBrands(sql: Kysely<Database>, question: PreviewQuestion, countries: Countries) {
  const { id, search = '' } = question
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  let query = lean(sql, question.organisationsId)
    .where('type', '=', 'BRAND')
    .where(holdsOnAny(question.personId, 'az_id', question.access))
  if (id !== undefined) query = query.where('id', '=', id)
  for (const word of words)
    query = query.where(
      raw<boolean>`(strpos(lower(concat_ws(' ', name, client_name, country_code || '-' || name)), ${word}) > 0
        or country_code = any(${calledSo(word, countries)}::text[]))`,
    )
  return query
}

/** Countries with the word in what people call them. */
const calledSo = (word: string, countries: Countries): readonly string[] =>
  [...countries.values()]
    .filter(({ code, name }) => `${code} ${name} ${COUNTRY_WORDS[code] ?? ''}`.toLowerCase().includes(word))
    .map(({ code }) => code)

function visibleAbove(sql: Kysely<Database>, question: PreviewQuestion, countries: Countries) {
  const brands = visibleBrands(sql, question, countries).clearSelect().clearOrderBy()
  return lean(sql, question.organisationsId)
    .where('type', question.type ? '=' : '!=', question.type ? TYPES[question.type] : 'BRAND')
    .where((is) =>
      is.or([
        is.and([is('type', '=', 'ADVERTISER_MARKET'), is('id', 'in', brands.select('parent_id'))]),
        is.and([is('type', '=', 'ADVERTISER'), is('id', 'in', brands.select('client_id'))]),
        is.and([is('type', '=', 'MARKET'), is('country_code', 'in', brands.select('country_code'))]),
        is.and([is('type', '=', 'MARKET'), holdsOnAny(question.personId, 'az_id')]),
      ]),
    )
}

/** Only what a list of thousands needs. The order is the same on every machine, whatever its language. */
function lean(sql: Kysely<Database>, organisationsId: string) {
  return sql
    .selectFrom('workspace')
    .where('organisations_id', '=', organisationsId)
    .select(['id', 'az_id', 'parent_id', 'type', 'name', 'status'])
    .select(['country_code', 'currency', 'client_id', 'client_name', 'logo_url'])
    .orderBy(raw`type collate "C", name collate "C", id collate "C"`)
}

/** Thousands of rows as one JSON value: the embedded database hands it over more than twice as fast. */
async function inOnePiece(sql: Kysely<Database>, query: ReturnType<typeof lean>): Promise<LeanRow[]> {
  const { rows } = await sql.selectNoFrom(jsonArrayFrom(query).as('rows')).executeTakeFirstOrThrow()
  return rows
}

type LeanRow = Awaited<ReturnType<ReturnType<typeof lean>['execute']>>[number]

function workspaceOf(row: LeanRow, countries: Countries): Workspace {
  const country = row.country_code && countries.get(row.country_code)
  return {
    id: row.id,
    azId: row.az_id,
    parentId: row.parent_id,
    type: row.type,
    name: row.name,
    status: row.status,
    ...(country && {
      country: { code: country.code, name: country.name, currency: row.currency ?? country.currency },
    }),
    ...(row.client_id && { clientId: row.client_id }),
    ...(row.client_name && { clientName: row.client_name }),
    ...(row.logo_url && { logoUrl: row.logo_url }),
  }
}
