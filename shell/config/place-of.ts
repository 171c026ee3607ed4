/** Stands for whatever brand id is in the address. */
export const ANY_BRAND = '*'

/** Where a route line stands in the portal, without slashes at its ends; a brand's lines do not get in the way of others. */
export function placeOf(path: string, isBrand: boolean | undefined): string {
  return isBrand ? `brands/${ANY_BRAND}/${plainPath(path)}` : plainPath(path)
}

/** The places that may begin a path, the longest first. */
export function placesOf(path: string): readonly string[] {
  const segments = plainPath(path).split('/')
  if (segments[0] === 'brands' && segments[1]) segments[1] = ANY_BRAND
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'))
}

export function plainPath(path: string): string {
  return path.startsWith('/') || path.endsWith('/') ? path.replace(/^\/+|\/+$/g, '') : path
}
