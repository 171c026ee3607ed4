import type { Workspace } from '../contract/entities.ts'
import { $catalogue } from '../stores/catalogue.ts'
import { words } from '../words/signed-in/words/words.ts'
import type { Ruling } from './access-rules.ts'

/** Spec sections 2 and 3: the country table says where audience-as-a-service is available, unless the agency's market is switched. The server knows both and asks itself, so that nobody is kept out where it has not answered; other countries are not eligible. */
export function countryRule(brand: Workspace | undefined, rule: 'country' | 'caas'): Ruling {
  const country = brand?.country
  const { caas } = $catalogue.get()
  if (country && (!caas || caas.includes(country.code))) return null
  return {
    because: country ? words('denied.country', { country: country.name }) : words('denied.anyCountry'),
    details: { rule, ...(country && { market: country.code }) },
  }
}
