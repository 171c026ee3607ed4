import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn'
import type { Oklch } from 'culori/fn'

register(modeRgb)
register(modeLrgb)
register(modeOklab)
register(modeOklch)

const toOklch = converter('oklch')
const LIGHTNESS_STEP = 0.005

/** WCAG 2 ratio of two hex colours, 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b)

export const WHITE = formatHex({ mode: 'rgb', r: 1, g: 1, b: 1 })

/** A hex colour; chroma gives way where sRGB cannot show it, lightness and hue stay. */
export function oklch(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
}

/** Lightness, chroma and hue of a hex colour. */
export function partsOf(color: string): Required<Pick<Oklch, 'l' | 'c' | 'h'>> {
  const parts = toOklch(color)
  if (!parts) throw new Error(`${color} is not a colour`)
  return { l: parts.l, c: parts.c, h: parts.h ?? 0 }
}

/** The colour with its lightness moved by `by`, between black and white. */
export function shifted(color: string, by: number): string {
  const { l, c, h } = partsOf(color)
  return oklch(Math.min(1, Math.max(0, l + by)), c, h)
}

/** The colour itself when it reaches `ratio` on every background, else the nearest darker or lighter one that does. */
export function reaching(
  ratio: number,
  color: string,
  backgrounds: readonly string[],
  towards: 'darker' | 'lighter',
): string {
  const { l, c, h } = partsOf(color)
  const passes = (candidate: string) => backgrounds.every((back) => contrast(candidate, back) >= ratio)
  if (passes(color)) return color
  const step = towards === 'darker' ? -LIGHTNESS_STEP : LIGHTNESS_STEP
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += step) {
    const candidate = oklch(lightness, c, h)
    if (passes(candidate)) return candidate
  }
  const end = oklch(towards === 'darker' ? 0 : 1, 0, h)
  if (passes(end)) return end
  throw new Error(`No ${towards} ${color} reaches ${ratio}:1 on ${backgrounds.join(', ')}`)
}

/** Text for a filled control: white where it can be read, else the fill's own hue, nearly black. */
export function inkOn(fill: string, ratio: number): string {
  if (contrast(WHITE, fill) >= ratio) return WHITE
  const { h } = partsOf(fill)
  return reaching(ratio, oklch(0.2, 0.035, h), [fill], 'darker')
}
