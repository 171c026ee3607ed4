import { CAAS_COUNTRIES } from '../config/caas-countries.ts'
import type { Workspace } from '../contract/entities.ts'
import { words } from '../words/signed-in/words/words.ts'
import type { Ruling } from './access-rules.ts'

/** Spec sections 2 and 3: the country table says where audience-as-a-service is available; other countries are not eligible. */
export function countryRule(brand: Workspace | undefined, rule: 'country' | 'caas'): Ruling {
  const country = brand?.country
  if (country && CAAS_COUNTRIES.has(country.code)) return null
  return {
    because: country ? words('denied.country', { country: country.name }) : words('denied.anyCountry'),
    details: { rule, ...(country && { market: country.code }) },
  }
}
