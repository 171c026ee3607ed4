/** How a person may ask to see a page. */
export const SCHEMES = [
  { key: 'light', title: 'Light', colorScheme: 'light' },
  { key: 'dark', title: 'Dark', colorScheme: 'dark' },
  { key: 'light-more', title: 'Light, more contrast', colorScheme: 'light' },
  { key: 'dark-more', title: 'Dark, more contrast', colorScheme: 'dark' },
] as const

export type SchemeKey = (typeof SCHEMES)[number]['key']
export type Tokens = Readonly<Record<`--os-${string}`, string>>

/** A tenant's style sheet, taken apart: the tokens as each scheme ends up with them, and its font faces. */
export interface ThemeSheet {
  tokens: Readonly<Record<SchemeKey, Tokens>>
  fonts: readonly CSSFontFaceRule[]
}

/** Reads what the portal serves as `/themes/<code>.css`, the way a browser applies it. */
export function readThemeSheet(css: string): ThemeSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const rules = [...sheet.cssRules]
  const root = tokensOf(rules)
  const media = (condition: string) =>
    tokensOf(
      rules.flatMap((rule) =>
        rule instanceof CSSMediaRule && rule.conditionText === condition ? [...rule.cssRules] : [],
      ),
    )
  const dark = media('(prefers-color-scheme: dark)')
  const more = media('(prefers-contrast: more)')
  const both = media('(prefers-contrast: more) and (prefers-color-scheme: dark)')
  return {
    tokens: {
      light: root,
      dark: { ...root, ...dark },
      'light-more': { ...root, ...more },
      'dark-more': { ...root, ...dark, ...more, ...both },
    },
    fonts: rules.filter((rule) => rule instanceof CSSFontFaceRule),
  }
}

/** Rules for those who have chosen a scheme by themselves say the same again. */
const SYSTEMS_WISH = [':root', ':root:where(:not([data-scheme="light"]))']

function tokensOf(rules: readonly CSSRule[]): Tokens {
  const styles = rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => SYSTEMS_WISH.includes(selectorText))
  return Object.fromEntries(
    styles.flatMap(({ style }) =>
      [...style]
        .filter((name) => name.startsWith('--os-'))
        .map((name) => [name, style.getPropertyValue(name).trim()]),
    ),
  )
}

/** A colour token's value; '' where a theme has none of that name. */
export const colorOf = (tokens: Tokens, name: string): string => tokens[`--os-color-${name}`] ?? ''

/** The tokens whose names begin so, in the order of the sheet; a name is what stands after `--os-`. */
export function tokensFrom(tokens: Tokens, start: string): readonly { name: string; value: string }[] {
  return Object.entries(tokens)
    .filter(([name]) => name.startsWith(`--os-${start}`))
    .map(([name, value]) => ({ name: name.slice('--os-'.length), value }))
}

/** What the tenant's font is called; the families before and after it only help out. */
export const fontOf = (tokens: Tokens): string =>
  (tokens['--os-font-family'] ?? '')
    .split(',')
    .map((family) => family.trim().replaceAll('"', ''))
    .find((family) => !family.endsWith(' Digits')) ?? ''
