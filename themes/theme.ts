import type { FontName } from './fonts.ts'

/** What a tenant decides; everything else is computed from it. */
export interface Theme {
  /** The tenant's code; the style sheet is `themes/<code>.css`. */
  code: string
  /** The code with the suffix `-theme` (spec section 1). */
  name: string
  /** Spec section 1; in the light scheme it is `--os-color-brand-primary`, untouched. */
  mainColor: string
  /** The second voice: avatars, illustrations; never a second primary action. */
  secondaryColor: string
  font: FontName
  /** Corner of a button in px, 0 (square) to 12 (round); the other radii follow from it. */
  radius: number
  /** OKLCH hue and chroma that tint the greys; a chroma of 0.01 is just felt. */
  neutral: { hue: number; chroma: number }
}

export interface Scheme {
  mode: 'light' | 'dark'
  contrast: 'normal' | 'more'
}
