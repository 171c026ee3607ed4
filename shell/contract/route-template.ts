/** Fills `{brandId}` of a route template; spec section 2. Without a brand the root is where such a route leads. */
export function fillRouteTemplate(template: string, brandId: string | undefined): string {
  if (!template.includes('{brandId}')) return template
  return brandId ? template.replaceAll('{brandId}', encodeURIComponent(brandId)) : '/'
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
