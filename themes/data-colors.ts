import { oklch } from './color.ts'
import type { Scheme } from './theme.ts'

type Seven = 1 | 2 | 3 | 4 | 5 | 6 | 7
type DataToken =
  | `data-sequential-${Seven}` | `data-diverging-${Seven}` | `data-comparative-${Seven | 8}`

type Kind = readonly [hue: number, lightness: number, chroma: number]

/**
 * Eight kinds of thing: blue, ochre, plum, teal, rust, lavender, sage, slate. Hue and lightness change together, so
 * that any two differ for every kind of colour vision; no tenant's colour is among them, because brand never means data.
 */
const COMPARATIVE: Record<Scheme['mode'], readonly Kind[]> = {
  light: [
    [261, 0.515, 0.148], [82, 0.622, 0.132], [333, 0.44, 0.13], [190, 0.618, 0.092],
    [33, 0.49, 0.14], [298, 0.658, 0.117], [133, 0.639, 0.09], [280, 0.484, 0.02],
  ],
  dark: [
    [243, 0.804, 0.143], [82, 0.71, 0.14], [324, 0.56, 0.118], [162, 0.56, 0.108],
    [20, 0.84, 0.11], [278, 0.653, 0.125], [117, 0.56, 0.115], [280, 0.84, 0.02],
  ],
}

/** Charts' colours. They do not depend on the tenant: a series keeps its colour when the tenant changes. */
export function dataColors({ mode }: Scheme): Record<DataToken, string> {
  const light = mode === 'light'
  return Object.fromEntries([
    ...steps(7).map((t, i) => [`data-sequential-${i + 1}`, sequential(t, light)]),
    ...steps(7).map((t, i) => [`data-diverging-${i + 1}`, diverging(t * 2 - 1, light)]),
    ...COMPARATIVE[mode].map(([h, l, c], i) => [`data-comparative-${i + 1}`, oklch(l, c, h)]),
  ]) as Record<DataToken, string>
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
