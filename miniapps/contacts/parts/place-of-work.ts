import type { ContactLine } from '../../domain/contacts/contact.ts'
import { countryName } from '../../kit/words/country-name.ts'

/** `Madrid, Spain`; what of it is known. */
export const placeOfWork = (
  { city, country }: Pick<ContactLine, 'city' | 'country'>,
  format: { regionName(code: string): string },
): string =>
  [city, country && countryName({ code: country, name: format.regionName(country) })]
    .filter(Boolean)
    .join(', ')
