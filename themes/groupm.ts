import type { Theme } from './theme.ts'

/** The holding: cool, plain, exact. */
export const groupm: Theme = {
  code: 'groupm',
  name: 'groupm-theme',
  mainColor: '#007cff',
  secondaryColor: '#0b2545',
  font: 'inter',
  radius: 4,
  neutral: { hue: 255, chroma: 0.008 },
}
