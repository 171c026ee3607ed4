import { sql as raw, type Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { agencyOf } from '../agencies.ts'
import { insertRows } from '../insert-rows.ts'
import type { Noun } from '../noun.ts'
import { demoId } from '../people.ts'
import { BRAND_PERMISSIONS } from '../permission-sets.ts'
import {
  ACME,
  ACME_BRANDS,
  CURRENCY,
  PLANNING_AGENCY,
  RIVAL,
  RIVAL_BRANDS,
  type SampleBrand,
} from './clients.ts'

const MADE_AT = '2024-03-04T12:00:00.000Z'
/** Beyond their apps: scores, insights and lists of touchpoints, imports of plans. */
const PLANNING_PERMISSIONS = [
  'MXMZ_TOUCHPOINTS_CHARACTERISTICS',
  'MXMZ_TOUCHPOINTS_INSIGHTS',
  'MXMZ_TOUCHPOINTS_LIST_CREATE',
  'MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD',
]
const PLANNERS = ['planner', 'developer', 'admin'].map((who) => demoId(`${who}@agency.example`))
const OF_RIVAL = [demoId('admin@agency.example')]

/** Acme and its four brands, the rival and its two, and who works for which. */
export const addClients: Noun['addSample'] = async (sql) => {
  const { organisations_id, az_id } = agencyOf(PLANNING_AGENCY)
  for (const [client, brands, people] of [
    [ACME, ACME_BRANDS, PLANNERS],
    [RIVAL, RIVAL_BRANDS, OF_RIVAL],
  ] as const) {
    await insertRows(sql, 'workspace', [
      advertiser(client, organisations_id),
      ...marketsOf(brands, client, organisations_id),
      ...brands.map((brand) => brandOf(brand, client, organisations_id)),
    ])
    await insertRows(
      sql,
      'account',
      brands.map(({ id, country }) => ({
        id: `az-${id}`,
        parent_id: `az-market-${PLANNING_AGENCY}-${country.toLowerCase()}`,
        agency_code: PLANNING_AGENCY,
      })),
    )
    await insertRows(
      sql,
      'permission_record',
      people.flatMap((person_id) =>
        brands.map(({ id }) => ({ person_id, account_id: `az-${id}`, permissions: BRAND_PERMISSIONS })),
      ),
    )
  }
  await givePlanners(sql, az_id)
}

/** Demo planners of an earlier sample world hold what planning asks for, too. */
const givePlanners = (sql: Kysely<Database>, account: string) =>
  raw`update permission_record set permissions = permissions || ${PLANNING_PERMISSIONS}::text[]
    where account_id = ${account} and person_id = any(${PLANNERS}::text[])
      and not permissions && ${PLANNING_PERMISSIONS}::text[]`.execute(sql)

const blank = (organisations_id: string) => ({
  organisations_id,
  status: 'LIVE',
  categories: ['Consumer Goods'],
  created_at: MADE_AT,
  updated_at: MADE_AT,
})

const advertiser = ({ id, name }: typeof ACME, organisations_id: string) => ({
  ...blank(organisations_id),
  id,
  az_id: `az-${id}`,
  parent_id: organisations_id,
  type: 'ADVERTISER',
  name,
  countries: [],
})

/** One for each country that the client has a brand in. */
const marketsOf = (brands: readonly SampleBrand[], client: typeof ACME, organisations_id: string) =>
  brands
    .filter(({ market }, at) => brands.findIndex((brand) => brand.market === market) === at)
    .map(({ market, country }) => ({
      ...blank(organisations_id),
      id: market,
      az_id: `az-${market}`,
      parent_id: client.id,
      type: 'ADVERTISER_MARKET',
      name: `${client.name} ${country}`,
      currency: CURRENCY[country],
      countries: [country],
      client_id: client.id,
      client_name: client.name,
    }))

const brandOf = (
  { id, name, country, market }: SampleBrand,
  client: typeof ACME,
  organisations_id: string,
) => ({
  ...blank(organisations_id),
  id,
  az_id: `az-${id}`,
  parent_id: market,
  type: 'BRAND',
  name,
  country_code: country,
  currency: CURRENCY[country],
  countries: [country],
  client_id: client.id,
  client_name: client.name,
})
