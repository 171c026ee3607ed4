import { BASE_CSS } from './base-css.ts'
import { fontCss } from './font-css.ts'
import { FORCED_COLOR_TOKENS } from './forced-colors.ts'
import { COMPACT_TOKENS, fixedTokens, REDUCED_MOTION_TOKENS, schemeTokens } from './tokens.ts'
import type { Scheme, Theme } from './theme.ts'
import type { Tokens } from './tokens.ts'

const DARK = '(prefers-color-scheme:dark)'
const MORE = '(prefers-contrast:more)'

/** What a person has chosen for this browser, in attributes of the root. `:where` adds no weight: what comes later wins. */
const NOT_LIGHT = ':root:where(:not([data-scheme=light]))'
const CHOSEN_LIGHT = ':root:where([data-scheme=light])'
const CHOSEN_DARK = ':root:where([data-scheme=dark])'
const COMPACT = ':root:where([data-density=compact])'

/** The whole style sheet of a theme: fonts, every custom property in every scheme, the base of the page. */
export function themeCss(theme: Theme): string {
  const tokens = (mode: Scheme['mode'], contrast: Scheme['contrast']) =>
    schemeTokens(theme, { mode, contrast })
  const light = tokens('light', 'normal')
  const dark = tokens('dark', 'normal')
  const darkColors = difference(light, dark)
  const darkContrast = difference(dark, tokens('dark', 'more'), tokens('light', 'more'))
  return [
    fontCss(theme.font),
    root({ 'color-scheme': 'light dark', ...fixedTokens(theme), ...light }),
    media(DARK, darkColors, NOT_LIGHT),
    rule(CHOSEN_DARK, { 'color-scheme': 'dark', ...darkColors }),
    rule(CHOSEN_LIGHT, { 'color-scheme': 'light' }),
    media(MORE, difference(light, tokens('light', 'more'))),
    media(`${MORE} and ${DARK}`, darkContrast, NOT_LIGHT),
    media(MORE, darkContrast, CHOSEN_DARK),
    rule(COMPACT, COMPACT_TOKENS),
    media('(prefers-reduced-motion:reduce)', REDUCED_MOTION_TOKENS),
    media('(forced-colors:active)', FORCED_COLOR_TOKENS),
    BASE_CSS,
  ].join('')
}

/** What `to` says anew over every sheet that may apply before it. */
function difference(from: Tokens, to: Tokens, between: Tokens = from): Tokens {
  const changed = Object.entries(to).filter(([name, value]) => {
    const key = name as keyof Tokens
    return from[key] !== value || between[key] !== value
  })
  return Object.fromEntries(changed)
}

const rule = (selector: string, properties: Record<string, string>): string =>
  `${selector}{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

const root = (properties: Record<string, string>): string => rule(':root', properties)

const media = (condition: string, tokens: Tokens, selector = ':root'): string =>
  `@media ${condition}{${rule(selector, tokens)}}`
