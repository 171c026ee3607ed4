import { COUNTRIES as TABLE } from '../../shell/config/countries.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../db/schema.ts'

type Country = Selectable<Database['country']>

/** All that the portal knows: a brand may be in any of them. */
export const COUNTRIES: readonly Country[] = Object.entries(TABLE).map(
  ([code, { name, currency, region, caas = false }]) => ({ code, name, currency, region, caas }),
)

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]))

export function countryOf(code: string): Country {
  const country = byCode.get(code)
  if (!country) throw new Error(`Country ${code} is not in the portal's table`)
  return country
}
