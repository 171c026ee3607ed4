import type { ColorToken } from './color-tokens.ts'
import type { Tokens } from './tokens.ts'

const CANVAS = [
  'page',
  'surface',
  'surface-raised',
  'surface-sunken',
  'brand-subtle',
  'special',
  'grey-1',
  'grey-2',
] as const
const STATUSES = ['information', 'error', 'warning', 'success'] as const

/** What the system's own palette stands for, where people chose one; charts keep their colours, told apart by vision tests. */
const COLORS: Partial<Record<ColorToken, string>> = {
  ...same(CANVAS, 'Canvas'),
  ...same(['text', 'text-muted', 'special-text', 'brand-secondary', 'grey-5', 'grey-6'], 'CanvasText'),
  ...same(['text-disabled', 'grey-3', 'grey-4'], 'GrayText'),
  ...same(['border', 'border-strong'], 'ButtonBorder'),
  ...same(['brand-primary', 'brand-primary-hover', 'brand-primary-active', 'focus'], 'Highlight'),
  'on-brand': 'HighlightText',
  'on-brand-secondary': 'Canvas',
  'brand-text': 'LinkText',
  ...same(
    STATUSES.flatMap((status) => [status, `${status}-text`, `${status}-border`] as const),
    'CanvasText',
  ),
  ...same(
    STATUSES.flatMap((status) => [`on-${status}`, `${status}-subtle`] as const),
    'Canvas',
  ),
}

/** Custom properties while the system forces its colours: what SVG draws does not follow by itself. */
export const FORCED_COLOR_TOKENS: Tokens = {
  ...Object.fromEntries(Object.entries(COLORS).map(([name, value]) => [`--os-color-${name}`, value])),
  '--os-shadow-s': 'none',
  '--os-shadow-m': 'none',
  '--os-shadow-l': 'none',
}

function same(names: readonly ColorToken[], value: string): Partial<Record<ColorToken, string>> {
  return Object.fromEntries(names.map((name) => [name, value]))
}
