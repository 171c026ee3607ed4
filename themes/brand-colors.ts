import { inkOn, oklch, partsOf, reaching, shifted, WHITE } from './color.ts'
import { RATIOS, surfaceColors } from './neutral-colors.ts'
import type { Scheme, Theme } from './theme.ts'

type Brand =
  | 'brand-primary'
  | 'brand-primary-hover'
  | 'brand-primary-active'
  | 'on-brand'
  | 'brand-text'
  | 'brand-secondary'
  | 'on-brand-secondary'
  | 'focus'
  | 'special'
  | 'special-text'

const HOVER_SHIFT = 0.04
const ACTIVE_SHIFT = 0.075
const SPECIAL_HUES = { violet: 295, teal: 190 }

/** docs/design/decisions.md: a tenant's colour seldom carries white text, so the text on it is computed. */
export function brandColors(theme: Theme, scheme: Scheme): Record<Brand, string> {
  const { mode, contrast } = scheme
  const away = mode === 'light' ? 'darker' : 'lighter'
  const backs = Object.values(surfaceColors(theme, scheme))
  const { text, control } = RATIOS[contrast]
  const primary = visible(theme.mainColor, scheme, backs)
  const secondary = visible(theme.secondaryColor, scheme, backs)
  const ink = inkOn(primary, RATIOS.normal.text)
  // States move away from the ink, so that hovering never makes a label harder to read.
  const direction = ink === WHITE ? -1 : 1
  return {
    'brand-primary': primary,
    'brand-primary-hover': shifted(primary, HOVER_SHIFT * direction),
    'brand-primary-active': shifted(primary, ACTIVE_SHIFT * direction),
    'on-brand': ink,
    'brand-text': reaching(text, theme.mainColor, backs, away),
    'brand-secondary': secondary,
    'on-brand-secondary': inkOn(secondary, RATIOS.normal.text),
    focus: reaching(control, theme.mainColor, backs, away),
    ...specialColors(theme, scheme, backs),
  }
}

/** In the light scheme the colour is the tenant's own; in the dark one it may need light to be seen at all. */
function visible(color: string, { mode }: Scheme, backs: readonly string[]): string {
  return mode === 'light' ? color : reaching(RATIOS.normal.control, color, backs, 'lighter')
}

/** Marks what is new or recommended: a background and the text on it; violet, or teal where the brand is violet itself. */
function specialColors(theme: Theme, { mode, contrast }: Scheme, backs: readonly string[]) {
  const { h } = partsOf(theme.mainColor)
  const hue = Math.abs(h - SPECIAL_HUES.violet) < 50 ? SPECIAL_HUES.teal : SPECIAL_HUES.violet
  const special = mode === 'light' ? oklch(0.93, 0.045, hue) : oklch(0.33, 0.075, hue)
  const start = oklch(mode === 'light' ? 0.47 : 0.82, 0.13, hue)
  const away = mode === 'light' ? 'darker' : 'lighter'
  return { special, 'special-text': reaching(RATIOS[contrast].text, start, [...backs, special], away) }
}
