import type { Theme } from './theme.ts'

/** The group's platform. Its own typeface has no public licence, so Inter stands in for it. */
export const wppOpen: Theme = {
  code: 'wpp-open',
  name: 'wpp-open-theme',
  mainColor: '#7800db',
  secondaryColor: '#0a1e5e',
  font: 'inter',
  radius: 10,
  neutral: { hue: 290, chroma: 0.007 },
}
