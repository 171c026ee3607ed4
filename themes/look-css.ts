import { FORCED_COLOR_TOKENS } from './forced-colors.ts'
import { fontFiles, ownFamilies, UNICODE_RANGES } from './fonts.ts'
import { fixedTokens, PX_PER_REM, REDUCED_MOTION_TOKENS, schemeTokens } from './tokens.ts'
import type { Scheme, Theme } from './theme.ts'
import type { Tokens } from './tokens.ts'

/**
 * Shorter than the page's: they only say what to load, and what a file has no letter for is sought further
 * on.
 */
const RANGES: typeof UNICODE_RANGES = {
  latin: 'U+0-FF,U+131,U+152-153,U+2BB-2DC,U+2000-206F,U+20AC,U+2122-2215,U+FEFF-FFFD',
  'latin-ext': 'U+100-130,U+132-151,U+154-2BA,U+1D00-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-A7FF',
  digits: UNICODE_RANGES.digits,
}
const COLOR = /#[\da-f]{6,8}/gi

/** A tenant's look for one element in somebody else's page, written into the element's script. */
export interface Look {
  /** Every token, on `.look` only. */
  css: string
  /** Named apart from the page's own fonts, so that none of its text changes. */
  fonts: readonly LookFont[]
}

interface LookFont {
  family: string
  weight: string
  source: string
  unicodeRange: string
}

export const lookOf = (theme: Theme): Look => ({
  css: lookBlocks(theme)
    .map(({ media, tokens }) => lookRule(media, Object.entries(tokens)))
    .join(''),
  fonts: lookFonts(theme),
})

/** Tokens by the media query they hold in; '' is always. */
export interface LookBlock {
  media: string
  tokens: Tokens
}

/** Light and dark follow the `color-scheme` of the page around the element, not the system: a light page stays light. */
export function lookBlocks(theme: Theme): LookBlock[] {
  const families = ownFamilies(theme.font)
  // a page that has the tenant's font itself needs no second copy
  const stack = [...families.map(setApart), ...families.slice(-1), 'system-ui', 'sans-serif'].join(',')
  const always = {
    ...inPixels(fixedTokens(theme)),
    '--os-font-family': stack,
    ...bothSchemes(theme, 'normal'),
  }
  return [
    { media: '', tokens: always },
    { media: '(prefers-contrast:more)', tokens: bothSchemes(theme, 'more') },
    { media: '(prefers-reduced-motion:reduce)', tokens: REDUCED_MOTION_TOKENS },
    { media: '(forced-colors:active)', tokens: FORCED_COLOR_TOKENS },
  ]
}

/** A rule of the look; nothing where no token is left. */
export function lookRule(media: string, tokens: readonly (readonly [name: string, value: string])[]): string {
  if (tokens.length === 0) return ''
  const rule = `.look{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`
  return media ? `@media ${media}{${rule}}` : rule
}

export const lookFonts = (theme: Theme): LookFont[] =>
  fontFiles(theme.font).map(({ family, weight, subset, name, locals }) => ({
    family: setApart(family),
    weight,
    source: [...locals.map((local) => `local("${local}")`), `url(../fonts/${name})`].join(','),
    unicodeRange: RANGES[subset],
  }))

const setApart = (family: string) => `os-${family.toLowerCase().replaceAll(' ', '-')}`

function bothSchemes(theme: Theme, contrast: Scheme['contrast']): Tokens {
  const light = schemeTokens(theme, { mode: 'light', contrast })
  const dark = schemeTokens(theme, { mode: 'dark', contrast })
  return Object.fromEntries(
    Object.entries(light).map(([name, value]) => [name, lightDark(value, dark[name as keyof Tokens]!)]),
  )
}

/** Colour by colour: `light-dark()` takes no whole shadow. */
function lightDark(light: string, dark: string): string {
  const darkColors = dark.match(COLOR) ?? []
  let index = 0
  return light.replaceAll(COLOR, (color) => {
    const other = darkColors[index++]!
    return other === color ? color : `light-dark(${color},${other})`
  })
}

/** The page around may count its rem from 10 px: what we mean is a size, not a part of its own. */
const inPixels = (tokens: Tokens): Tokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      name,
      value.replaceAll(/([\d.]+)rem\b/g, (_, rem: string) => `${Number(rem) * PX_PER_REM}px`),
    ]),
  )
