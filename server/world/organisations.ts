import type { WorkspaceStatus } from '../../shell/contract/entities.ts'
import { AGENCIES, agencyOf } from './agencies.ts'
import { type Advertiser, advertisersOf, type BrandPlan, brandPlans } from './advertisers.ts'
import { companyNames } from './company-names.ts'
import { countryOf } from './countries.ts'
import type { Dice } from './dice.ts'
import { DEFAULT_BRAND } from './market-groups.ts'
import { day, type Organisation, type WorkspaceRow } from './sample-rows.ts'

/** Every agency's advertisers, advertiser markets, markets and brands. */
export function organisations(dice: Dice): Organisation[] {
  const total = AGENCIES.reduce((sum, { advertisers }) => sum + advertisers, 0)
  const companies = companyNames(dice, total)
  const numbers = { advertiser: 0, market: 0, brand: 0 }
  return AGENCIES.map(({ code, advertisers, brands }) => {
    const own = advertisersOf(dice, code, companies.splice(0, advertisers), numbers)
    return organisationOf(dice, code, own, brandPlans(dice, own, brands), numbers)
  })
}

function organisationOf(
  dice: Dice,
  agencyCode: string,
  advertisers: Advertiser[],
  plans: BrandPlan[],
  numbers: { brand: number },
): Organisation {
  const { organisations_id } = agencyOf(agencyCode)
  const brands = plans.map((plan) => brandRow(dice, organisations_id, plan, ++numbers.brand))
  const countries = [...new Set(plans.map(({ country }) => country))].toSorted()
  return {
    agencyCode,
    advertisers: advertisers.map((advertiser) => advertiserRow(dice, organisations_id, advertiser)),
    advertiserMarkets: advertisers.flatMap((advertiser) =>
      advertiserMarketRows(dice, organisations_id, advertiser),
    ),
    markets: countries.map((code) => marketRow(dice, agencyCode, organisations_id, code)),
    brands,
  }
}

function brandRow(
  dice: Dice,
  organisationsId: string,
  { advertiser, market, product, country }: BrandPlan,
  number: number,
): WorkspaceRow {
  const id = `brand-${String(number).padStart(4, '0')}`
  return {
    ...blank(dice, organisationsId),
    id,
    az_id: `az-${id}`,
    parent_id: market.id,
    type: 'BRAND',
    name: product,
    status: product === DEFAULT_BRAND.name ? 'LIVE' : brandStatus(dice, market.status),
    country_code: country,
    currency: countryOf(market.countries[0]!).currency,
    countries: [country],
    categories: [advertiser.trade],
    client_id: advertiser.id,
    client_name: advertiser.name,
  }
}

function brandStatus(dice: Dice, market: WorkspaceStatus): WorkspaceStatus {
  if (market === 'TEST') return 'TEST'
  const chance = dice.next()
  if (chance < 0.82) return 'LIVE'
  if (chance < 0.91) return 'PITCH'
  return chance < 0.95 ? 'TEST' : 'INACTIVE'
}

function advertiserRow(dice: Dice, organisationsId: string, { id, name, trade }: Advertiser): WorkspaceRow {
  return {
    ...blank(dice, organisationsId),
    id,
    az_id: `az-${id}`,
    type: 'ADVERTISER',
    name,
    status: 'LIVE',
    categories: [trade],
  }
}

function advertiserMarketRows(dice: Dice, organisationsId: string, advertiser: Advertiser): WorkspaceRow[] {
  return advertiser.markets.map(({ id, name, status, countries }) => ({
    ...blank(dice, organisationsId),
    id,
    az_id: `az-${id}`,
    parent_id: advertiser.id,
    type: 'ADVERTISER_MARKET',
    name: `${advertiser.name} ${name}`,
    status,
    currency: countryOf(countries[0]!).currency,
    countries: [...countries],
    categories: [advertiser.trade],
    client_id: advertiser.id,
    client_name: advertiser.name,
  }))
}

function marketRow(dice: Dice, agencyCode: string, organisationsId: string, code: string): WorkspaceRow {
  const { name, currency } = countryOf(code)
  const id = `market-${agencyCode}-${code.toLowerCase()}`
  return {
    ...blank(dice, organisationsId),
    id,
    az_id: `az-${id}`,
    type: 'MARKET',
    name,
    status: 'LIVE',
    country_code: code,
    currency,
    countries: [code],
  }
}

function blank(dice: Dice, organisationsId: string) {
  const created = dice.between(1, 330)
  return {
    parent_id: organisationsId,
    organisations_id: organisationsId,
    countries: [] as string[],
    categories: [] as string[],
    created_at: day(dice.between(2021, 2024), created),
    updated_at: day(2025, dice.between(1, 60)),
  }
}
