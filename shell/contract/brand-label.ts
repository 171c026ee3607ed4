import type { Country } from './entities.ts'

/** What a brand is known by; a `Workspace` is one. */
export interface NamedBrand {
  name: string
  country?: Pick<Country, 'code'>
}

/** Country code, hyphen, brand name, such as "GB - Brand"; spec section 2. */
export function brandLabel({ country, name }: NamedBrand): string {
  return country ? `${country.code} - ${name}` : name
}
