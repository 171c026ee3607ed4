import { LOOKS } from 'virtual:looks'
import { warnOnce } from './warn-once.ts'

/** The portal's, whichever page we are in; '' in a package that does not know it. */
const ORIGIN = new URL(import.meta.url).origin

/**
 * Spec section 1: an unknown tenant falls back to the default colour schema; without one there is no look.
 */
export function lookCss(tenant: string): string {
  if (!tenant) return ''
  const known = Object.hasOwn(LOOKS.values, tenant)
  if (!known) warnOnce(`tenant="${tenant}" is unknown: the default look is worn.`)
  const values = LOOKS.values[known ? tenant : 'default']!.split('|')
  return LOOKS.css.replaceAll('$', () => values.shift()!)
}

/**
 * Fonts belong to a document, so they carry names that no page uses; each loads when a text needs it, and
 * none where the page has the tenant's own already.
 */
export function addFonts(look: string, page: Document): void {
  const families = /font-family:([^;]*)/.exec(look)?.[1]!.split(',') ?? []
  const known = new Set([...page.fonts].map(({ family }) => family.replaceAll('"', '')))
  if (!ORIGIN || families.some((family) => known.has(family))) return
  const { FontFace } = page.defaultView ?? globalThis
  for (const [family, weight, source, ranges] of LOOKS.faces.filter(([each]) => families.includes(each))) {
    for (const [part, unicodeRange] of ranges.map((at) => LOOKS.ranges[at]!)) {
      const there = source.replace('*', part).replace('..', ORIGIN)
      page.fonts.add(new FontFace(family, there, { weight, unicodeRange, display: 'swap' }))
    }
  }
}
