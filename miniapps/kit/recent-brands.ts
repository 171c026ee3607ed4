const KEY = 'recentBrands'
const KEPT = 5

/** Ids of the brands this person was in last, newest first; sign-out clears them with the rest of local storage. */
export function recentBrandIds(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, KEPT) : []
  } catch {
    return [] // blocked, or written by something else: the list is a convenience
  }
}

/** Puts a brand on top of the recent ones. */
export function rememberBrand(id: string): void {
  try {
    const ids = [id, ...recentBrandIds().filter((other) => other !== id)].slice(0, KEPT)
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // full or blocked: the next visit starts without recent brands
  }
}
