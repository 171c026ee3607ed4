/** Stands for whatever brand id is in the address. */
export const ANY_BRAND = '*'

/** Where a route line stands in the portal, without slashes at its ends; a brand's lines do not get in the way of others. */
export function placeOf(path: string, isBrand: boolean | undefined): string {
  return isBrand ? `brands/${ANY_BRAND}/${plainPath(path)}` : plainPath(path)
}

export function plainPath(path: string): string {
  return path.startsWith('/') || path.endsWith('/') ? path.replace(/^\/+|\/+$/g, '') : path
}
