import { oklch } from './color.ts'
import { colorTokens } from './color-tokens.ts'
import { fontStack } from './fonts.ts'
import type { Scheme, Theme } from './theme.ts'

export type Tokens = Readonly<Record<`--os-${string}`, string>>

export const PX_PER_REM = 16
/** Spec section 9. */
const FONT_SIZES_PX = { '5xl': 36, '4xl': 30, '3xl': 24, '2xl': 20, xl: 18, l: 16, m: 14, s: 12, xs: 10 }
const FONT_WEIGHTS = { regular: '400', medium: '500', semibold: '600' }
const SPACES = [1, 2, 3, 4, 6, 8, 12]

/** Every custom property of a theme that depends on light or dark. */
export function schemeTokens(theme: Theme, scheme: Scheme): Tokens {
  return { ...named('color', { ...colorTokens(theme, scheme) }), ...named('shadow', shadows(theme, scheme)) }
}

/** Every custom property that is the same in all schemes. */
export function fixedTokens(theme: Theme): Tokens {
  return {
    '--os-font-family': fontStack(theme.font),
    ...named(
      'font-size',
      mapped(FONT_SIZES_PX, (px) => `${px / PX_PER_REM}rem`),
    ),
    ...named('font-weight', FONT_WEIGHTS),
    ...named('line-height', { tight: '1.25', normal: '1.5' }),
    ...named('radius', radii(theme.radius)),
    ...named('space', Object.fromEntries(SPACES.map((step) => [step, `${step * 4}px`]))),
    // Spec section 9, docs/design/decisions.md: three heights of the page's frame.
    ...named('layout', { 'header-height': '65px', 'drawer-offset': '20px', 'sub-bar-height': '50px' }),
    ...named('motion', { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(.2,0,0,1)' }),
    '--os-focus-ring': '2px solid var(--os-color-focus)',
  }
}

/** What changes for people who want more on one screen: the wider spaces, and with them controls and rows, become smaller. */
export const COMPACT_TOKENS: Tokens = named('space', {
  3: '8px',
  4: '12px',
  6: '16px',
  8: '24px',
  12: '32px',
})

/** What changes for people who asked for less motion. */
export const REDUCED_MOTION_TOKENS: Tokens = { '--os-motion-fast': '0ms', '--os-motion-slow': '0ms' }

/** A square theme stays square in pills and avatars too: that is its voice. */
function radii(px: number) {
  return {
    s: `${Math.round(px / 2)}px`,
    m: `${px}px`,
    l: `${Math.round(px * 1.5)}px`,
    pill: px === 0 ? '0px' : '999px',
  }
}

/** Shadows for what floats, in the greys' hue; dark schemes need deeper ones to show at all. */
function shadows(theme: Theme, { mode }: Scheme) {
  const shade = oklch(0.15, theme.neutral.chroma * 2, theme.neutral.hue)
  const alpha = (light: number) =>
    Math.round(255 * (mode === 'light' ? light : light * 4))
      .toString(16)
      .padStart(2, '0')
  return {
    s: `0 1px 2px ${shade}${alpha(0.07)}`,
    m: `0 1px 2px ${shade}${alpha(0.06)},0 4px 12px ${shade}${alpha(0.1)}`,
    l: `0 2px 4px ${shade}${alpha(0.05)},0 12px 32px ${shade}${alpha(0.16)}`,
  }
}

function named(group: string, values: Record<string, string>): Tokens {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--os-${group}-${name}`, value]))
}

const mapped = (values: Record<string, number>, change: (value: number) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
