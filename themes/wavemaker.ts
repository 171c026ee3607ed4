import type { Theme } from './theme.ts'

/** Friendly and open: wide letters, generous corners. */
export const wavemaker: Theme = {
  code: 'wavemaker',
  name: 'wavemaker-theme',
  mainColor: '#ed6b31',
  secondaryColor: '#3b2a63',
  font: 'montserrat',
  radius: 10,
  neutral: { hue: 30, chroma: 0.006 },
}
