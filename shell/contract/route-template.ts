/**
 * Fills `{brandId}` of a route template; spec section 2. Where there is no brand at all the path is asked for without it,
 * and the router says why not; the root where nothing is left without a brand.
 */
export function fillRouteTemplate(template: string, brandId: string | undefined): string {
  if (brandId) return template.replaceAll('{brandId}', encodeURIComponent(brandId))
  const path = template.replace(/^\/brands\/\{brandId\}(?=\/)/, '')
  return path.includes('{brandId}') ? '/' : path
}

/** The brand id under a `brands/{brandId}` segment of an address. */
export function brandIdIn(path: string): string | undefined {
  const segment = /^\/brands\/([^/?#]+)/.exec(path)?.[1]
  if (segment === undefined) return
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** An address of a brand, under another one. */
export function underBrand(path: string, brandId: string): string {
  return path.replace(/^\/brands\/[^/?#]+/, `/brands/${encodeURIComponent(brandId)}`)
}
