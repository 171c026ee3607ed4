import { brandColors } from './brand-colors.ts'
import { dataColors } from './data-colors.ts'
import { greys, structureColors, surfaceColors } from './neutral-colors.ts'
import { statusColors } from './status-colors.ts'
import type { Scheme, Theme } from './theme.ts'

type ColorTokens = ReturnType<typeof surfaceColors> &
  ReturnType<typeof structureColors> &
  ReturnType<typeof greys> &
  ReturnType<typeof brandColors> &
  ReturnType<typeof statusColors> &
  ReturnType<typeof dataColors>

export type ColorToken = keyof ColorTokens

/** Every `--os-color-*` of a theme in one scheme, by the name after the prefix. */
export function colorTokens(theme: Theme, scheme: Scheme): ColorTokens {
  return {
    ...surfaceColors(theme, scheme),
    ...structureColors(theme, scheme),
    ...brandColors(theme, scheme),
    ...statusColors(theme, scheme),
    ...greys(theme, scheme),
    ...dataColors(scheme),
  }
}
