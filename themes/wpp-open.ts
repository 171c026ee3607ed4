import type { Theme } from './theme.ts'

/** The group's platform, in the group's own typeface. */
export const wppOpen: Theme = {
  code: 'wpp-open',
  name: 'wpp-open-theme',
  mainColor: '#7800db',
  secondaryColor: '#0a1e5e',
  font: 'wpp',
  radius: 11,
  neutral: { hue: 290, chroma: 0.007 },
}
