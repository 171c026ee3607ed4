import { fallbacks, fontFiles, UNICODE_RANGES } from './fonts.ts'
import type { FontName } from './fonts.ts'

/** The `@font-face` rules; they must stand in the document, a shadow root ignores them. */
export function fontCss(font: FontName): string {
  const faces = fontFiles(font).map(({ family, subset, weight, name, locals }) =>
    rule({
      'font-family': family,
      'font-weight': weight,
      'font-display': 'swap',
      src: [...locals.map((local) => `local("${local}")`), `url(../fonts/${name})format("woff2")`].join(','),
      'unicode-range': UNICODE_RANGES[subset],
    }),
  )
  const stands = fallbacks(font).map((each) =>
    rule({
      'font-family': each.family,
      src: each.locals.map((name) => `local("${name}")`).join(','),
      'size-adjust': each.sizeAdjust,
      'ascent-override': each.ascent,
      'descent-override': each.descent,
      'line-gap-override': each.lineGap,
    }),
  )
  return [...faces, ...stands].join('')
}

const rule = (descriptors: Record<string, string>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
