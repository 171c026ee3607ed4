import { oklch } from './color.ts'
import { kindColors } from './kind-colors.ts'
import type { KindInputs } from './kind-colors.ts'
import type { Scheme } from './theme.ts'

type Seven = 1 | 2 | 3 | 4 | 5 | 6 | 7
type DataToken = `data-sequential-${Seven}` | `data-diverging-${Seven}` | `data-comparative-${Seven | 8}`

const COUNT_OF_KINDS = 8

/** The eight kinds begin with blue and end with slate; in the dark they are lighter, and a little paler. */
const KINDS: Record<Scheme['mode'], KindInputs> = {
  light: { first: [0.515, 0.148, 261], lightness: [0.42, 0.66], chroma: [0.08, 0.14], page: 0.975 },
  dark: { first: [0.74, 0.12, 260], lightness: [0.55, 0.85], chroma: [0.08, 0.13], page: 0.225 },
}

const found = new Map<Scheme['mode'], readonly string[]>()

/** Charts' colours. They do not depend on the tenant: a series keeps its colour when the tenant changes. */
export function dataColors({ mode }: Scheme): Record<DataToken, string> {
  const light = mode === 'light'
  return Object.fromEntries([
    ...steps(7).map((t, i) => [`data-sequential-${i + 1}`, sequential(t, light)]),
    ...steps(7).map((t, i) => [`data-diverging-${i + 1}`, diverging(t * 2 - 1, light)]),
    ...comparative(mode).map((color, i) => [`data-comparative-${i + 1}`, color]),
  ]) as Record<DataToken, string>
}

/** Looked for once: every theme asks for the same. */
function comparative(mode: Scheme['mode']): readonly string[] {
  const colors = found.get(mode) ?? kindColors(COUNT_OF_KINDS, KINDS[mode])
  found.set(mode, colors)
  return colors
}

/** From little to much: away from the page, pale cyan to deep blue. */
function sequential(t: number, light: boolean): string {
  const lightness = light ? 0.92 - 0.56 * t : 0.32 + 0.58 * t
  const hue = light ? 215 + 50 * t : 265 - 50 * t
  return oklch(lightness, 0.03 + 0.105 * Math.sin(Math.PI * (light ? 0.04 + 0.71 * t : 0.25 + 0.68 * t)), hue)
}

/** Ochre below, blue above, nearly grey between: a pair that every kind of colour vision tells apart. */
function diverging(t: number, light: boolean): string {
  const distance = Math.abs(t)
  const lightness = light ? 0.93 - 0.43 * distance : 0.34 + 0.44 * distance
  return oklch(lightness, 0.008 + 0.13 * distance, t < 0 ? 58 : 252)
}

const steps = (count: number): number[] => Array.from({ length: count }, (_, i) => i / (count - 1))
