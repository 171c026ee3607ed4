import { inkOn, oklch, reaching } from './color.ts'
import { RATIOS, surfaceColors } from './neutral-colors.ts'
import type { Scheme, Theme } from './theme.ts'

type Status = 'information' | 'error' | 'warning' | 'success'
type StatusToken = Status | `on-${Status}` | `${Status}-${'subtle' | 'text' | 'border'}`

/** Hue, lightness and chroma of the solid colour in the light scheme; the same meaning looks the same for every tenant. */
const SOLID: Record<Status, readonly [hue: number, lightness: number, chroma: number]> = {
  information: [250, 0.53, 0.15],
  error: [23, 0.54, 0.195],
  warning: [72, 0.67, 0.145],
  success: [152, 0.52, 0.125],
}

export function statusColors(theme: Theme, scheme: Scheme): Record<StatusToken, string> {
  const names: readonly Status[] = ['information', 'error', 'warning', 'success']
  const entries = names.flatMap((name) => Object.entries(oneStatus(name, theme, scheme)))
  return Object.fromEntries(entries) as Record<StatusToken, string>
}

/** Solid and border can be told from every surface (3:1), so that a dot or a field's border may use them. */
function oneStatus(name: Status, theme: Theme, scheme: Scheme): Record<string, string> {
  const { mode, contrast } = scheme
  const [hue, lightness, chroma] = SOLID[name]
  const light = mode === 'light'
  const away = light ? 'darker' : 'lighter'
  const surfaces = Object.values(surfaceColors(theme, scheme))
  const subtle = light ? oklch(0.967, Math.min(0.026, chroma), hue) : oklch(0.262, 0.048, hue)
  const backs = [...surfaces, subtle]
  const { text, control } = RATIOS[contrast]
  const solid = reaching(control, oklch(light ? lightness : 0.68, chroma, hue), backs, away)
  return {
    [name]: solid,
    [`on-${name}`]: inkOn(solid, RATIOS.normal.text),
    [`${name}-subtle`]: subtle,
    [`${name}-text`]: reaching(text, oklch(light ? 0.5 : 0.78, chroma, hue), backs, away),
    [`${name}-border`]: reaching(control, oklch(light ? 0.68 : 0.52, chroma * 0.8, hue), backs, away),
  }
}
