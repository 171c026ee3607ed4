import type { Theme } from './theme.ts'

/** Round and lively: geometric letters, the roundest corners. */
export const mindshare: Theme = {
  code: 'mindshare',
  name: 'mindshare-theme',
  mainColor: '#791c99',
  secondaryColor: '#c2376f',
  font: 'poppins',
  radius: 12,
  neutral: { hue: 315, chroma: 0.007 },
}
