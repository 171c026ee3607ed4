import type { Workspace } from './entities.ts'

/** Country code, hyphen, brand name; spec section 2. */
export function brandLabel({ country, name }: Pick<Workspace, 'country' | 'name'>): string {
  return country ? `${country.code}-${name}` : name
}
