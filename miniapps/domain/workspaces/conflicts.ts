/** A brand as far as rivals go. */
export interface Rival {
  clientId: string | null
  categories: readonly string[]
}

/** Clients that sell the same: whoever works for one is kept from the other, unless the agency's policy lets them. */
export function compete(one: Rival, other: Rival): boolean {
  if (one.clientId === null || other.clientId === null || one.clientId === other.clientId) return false
  const sold = new Set(one.categories.map(folded))
  return other.categories.some((category) => sold.has(folded(category)))
}

/** Upper and lower case are one category, and so are spaces around it. */
export const folded = (category: string): string => category.trim().toLowerCase()
