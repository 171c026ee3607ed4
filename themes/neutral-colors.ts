import { oklch, partsOf, reaching } from './color.ts'
import type { Scheme, Theme } from './theme.ts'

type Surface = 'page' | 'surface' | 'surface-raised' | 'surface-sunken' | 'brand-subtle'
type Grey = 'grey-1' | 'grey-2' | 'grey-3' | 'grey-4' | 'grey-5' | 'grey-6'
type Structure = 'border' | 'border-strong' | 'text' | 'text-muted' | 'text-disabled' | 'overlay'

/** Ratios each scheme holds text and control borders to (WCAG 2.2 AA, AAA where more contrast is asked for). */
export const RATIOS = {
  normal: { text: 4.5, control: 3 },
  more: { text: 7, control: 4.5 },
} as const

/** Grey 1 lies next to the page, grey 6 next to the text, in both schemes. */
const LIGHTNESS = {
  light: {
    page: 0.983,
    surface: 1,
    raised: 1,
    sunken: 0.966,
    subtle: 0.958,
    border: 0.913,
    strong: 0.66,
    text: 0.24,
    muted: 0.525,
    disabled: 0.72,
    greys: [0.967, 0.932, 0.87, 0.71, 0.53, 0.32],
  },
  dark: {
    page: 0.188,
    surface: 0.221,
    raised: 0.257,
    sunken: 0.168,
    subtle: 0.272,
    border: 0.315,
    strong: 0.55,
    text: 0.94,
    muted: 0.715,
    disabled: 0.5,
    greys: [0.243, 0.29, 0.36, 0.52, 0.7, 0.89],
  },
} as const

/** Backgrounds that text may stand on; every text colour is tried against all of them. */
export function surfaceColors(theme: Theme, { mode }: Scheme): Record<Surface, string> {
  const at = LIGHTNESS[mode]
  const { h, c } = partsOf(theme.mainColor)
  // Faint on purpose: a selected row of a red tenant must not read as an error.
  const tint = mode === 'light' ? Math.min(c, 0.017) : Math.min(c, 0.032)
  return {
    page: neutral(theme, mode, at.page),
    surface: neutral(theme, mode, at.surface),
    'surface-raised': neutral(theme, mode, at.raised),
    'surface-sunken': neutral(theme, mode, at.sunken),
    'brand-subtle': oklch(at.subtle, tint, h),
  }
}

export function greys(theme: Theme, { mode }: Scheme): Record<Grey, string> {
  const [one, two, three, four, five, six] = LIGHTNESS[mode].greys
  const grey = (lightness: number) => neutral(theme, mode, lightness)
  return {
    'grey-1': grey(one),
    'grey-2': grey(two),
    'grey-3': grey(three),
    'grey-4': grey(four),
    'grey-5': grey(five),
    'grey-6': grey(six),
  }
}

/** Borders and texts. With more contrast the hairlines become control borders. */
export function structureColors(theme: Theme, scheme: Scheme): Record<Structure, string> {
  const { mode, contrast } = scheme
  const at = LIGHTNESS[mode]
  const backs = [...Object.values(surfaceColors(theme, scheme)), greys(theme, scheme)['grey-1']]
  const away = mode === 'light' ? 'darker' : 'lighter'
  const more = contrast === 'more'
  const strong = (ratio: number) => reaching(ratio, neutral(theme, mode, at.strong), backs, away)
  return {
    border: more ? strong(RATIOS.normal.control) : neutral(theme, mode, at.border),
    'border-strong': strong(RATIOS[contrast].control),
    text: neutral(theme, mode, more ? (mode === 'light' ? 0.12 : 1) : at.text),
    'text-muted': reaching(RATIOS[contrast].text, neutral(theme, mode, at.muted), backs, away),
    'text-disabled': more
      ? reaching(RATIOS.normal.control, neutral(theme, mode, at.disabled), backs, away)
      : neutral(theme, mode, at.disabled),
    overlay: `${oklch(0.12, theme.neutral.chroma * 2, theme.neutral.hue)}${mode === 'light' ? '80' : 'b3'}`,
  }
}

/** A grey with the tenant's tint; dark surfaces take more of it before it is felt. */
function neutral(theme: Theme, mode: Scheme['mode'], lightness: number): string {
  const { hue, chroma } = theme.neutral
  const extreme = lightness > 0.95 ? 0.45 : 1
  return oklch(lightness, chroma * (mode === 'dark' ? 1.3 : extreme), hue)
}
