import type { Appearance } from './entities.ts'

/** The server reads it too: the first paint is as it was chosen. A cookie outlives signing out, which clears local storage. */
export const APPEARANCE_COOKIE = 'os-appearance'

export const DEFAULT_APPEARANCE: Appearance = {
  scheme: 'system',
  density: 'comfortable',
  singleKeys: true,
}

/** As it stands in the cookie: `dark.compact.no-single-keys`. What is none of these is left at its default. */
export function readAppearance(text = ''): Appearance {
  const words = text.split('.')
  const scheme = (['light', 'dark'] as const).find((each) => words.includes(each))
  return {
    scheme: scheme ?? DEFAULT_APPEARANCE.scheme,
    density: words.includes('compact') ? 'compact' : DEFAULT_APPEARANCE.density,
    singleKeys: !words.includes('no-single-keys'),
  }
}

export const writeAppearance = ({ scheme, density, singleKeys }: Appearance): string =>
  `${scheme}.${density}${singleKeys ? '' : '.no-single-keys'}`

/** What the themes look for on the root element; undefined for what is not chosen. */
export function appearanceAttributes({ scheme, density }: Appearance): {
  scheme: string | undefined
  density: string | undefined
} {
  return {
    scheme: scheme === 'system' ? undefined : scheme,
    density: density === 'compact' ? density : undefined,
  }
}
