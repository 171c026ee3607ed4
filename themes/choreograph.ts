import type { Theme } from './theme.ts'

/** Precise and warm: engineering orange over paper greys. */
export const choreograph: Theme = {
  code: 'choreograph',
  name: 'choreograph-theme',
  mainColor: '#ff5c00',
  secondaryColor: '#1f3a4d',
  font: 'inter',
  radius: 6,
  neutral: { hue: 60, chroma: 0.006 },
}
