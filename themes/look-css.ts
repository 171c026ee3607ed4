import { FORCED_COLOR_TOKENS } from './forced-colors.ts'
import { fontFiles, ownFamilies, UNICODE_RANGES } from './fonts.ts'
import { fixedTokens, PX_PER_REM, REDUCED_MOTION_TOKENS, schemeTokens } from './tokens.ts'
import type { Scheme, Theme } from './theme.ts'
import type { Tokens } from './tokens.ts'

const COLOR = /#[\da-f]{6,8}/gi

/** A tenant's look for one element in somebody else's page: what `/themes/<code>.js` exports. */
export interface Look {
  /** Every token, on `.look` only. */
  css: string
  /** Named apart from the page's own fonts, so that none of its text changes. */
  fonts: readonly { family: string; weight: string; source: string; unicodeRange: string }[]
}

/** Light and dark follow the `color-scheme` of the page around the element, not the system: a light page stays light. */
export function lookOf(theme: Theme): Look {
  const families = ownFamilies(theme.font).map(setApart)
  const more = bothSchemes(theme, 'more')
  const rules = [
    rule({
      ...inPixels(fixedTokens(theme)),
      '--os-font-family': [...families, 'system-ui', 'sans-serif'].join(','),
      ...bothSchemes(theme, 'normal'),
    }),
    media('(prefers-contrast:more)', more),
    media('(prefers-reduced-motion:reduce)', REDUCED_MOTION_TOKENS),
    media('(forced-colors:active)', FORCED_COLOR_TOKENS),
  ]
  return {
    css: rules.join(''),
    fonts: fontFiles(theme.font).map(({ family, weight, subset, name, locals }) => ({
      family: setApart(family),
      weight,
      source: [...locals.map((local) => `local("${local}")`), `url(../fonts/${name})`].join(','),
      unicodeRange: UNICODE_RANGES[subset],
    })),
  }
}

const setApart = (family: string) => `os-${family.toLowerCase().replaceAll(' ', '-')}`

/** The module behind `/themes/<code>.js`; a script address is what a page with a strict policy already allows. */
export const lookModule = (theme: Theme): string => `export default ${JSON.stringify(lookOf(theme))}`

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

const media = (condition: string, tokens: Tokens): string => `@media ${condition}{${rule(tokens)}}`

const rule = (tokens: Tokens): string =>
  `.look{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
