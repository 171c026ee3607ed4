import { BASE_CSS } from './base-css.ts'
import { fontCss } from './font-css.ts'
import { FORCED_COLOR_TOKENS } from './forced-colors.ts'
import { fixedTokens, REDUCED_MOTION_TOKENS, schemeTokens } from './tokens.ts'
import type { Scheme, Theme } from './theme.ts'
import type { Tokens } from './tokens.ts'

const DARK = '(prefers-color-scheme:dark)'
const MORE = '(prefers-contrast:more)'

/** The whole style sheet of a theme: fonts, every custom property in every scheme, the base of the page. */
export function themeCss(theme: Theme): string {
  const tokens = (mode: Scheme['mode'], contrast: Scheme['contrast']) => schemeTokens(theme, { mode, contrast })
  const light = tokens('light', 'normal')
  const dark = tokens('dark', 'normal')
  return [
    fontCss(theme.font),
    root({ 'color-scheme': 'light dark', ...fixedTokens(theme), ...light }),
    media(DARK, difference(light, dark)),
    media(MORE, difference(light, tokens('light', 'more'))),
    media(`${MORE} and ${DARK}`, difference(dark, tokens('dark', 'more'), tokens('light', 'more'))),
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

const media = (condition: string, tokens: Tokens): string => `@media ${condition}{${root(tokens)}}`

const root = (properties: Record<string, string>): string =>
  `:root{${Object.entries(properties).map(([name, value]) => `${name}:${value}`).join(';')}}`
