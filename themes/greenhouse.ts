import type { Theme } from './theme.ts'

/** A nursery for ideas: deep violet, leaf green, soft corners. */
export const greenhouse: Theme = {
  code: 'greenhouse',
  name: 'greenhouse-theme',
  mainColor: '#6300a7',
  secondaryColor: '#0d7a5f',
  font: 'lato',
  radius: 9,
  neutral: { hue: 160, chroma: 0.005 },
}
