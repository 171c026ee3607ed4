import type { Theme } from './theme.ts'

/** Square and technical: no rounded corner anywhere, steel greys. */
export const msix: Theme = {
  code: 'msix',
  name: 'msix-theme',
  mainColor: '#009FE3',
  secondaryColor: '#14233b',
  font: 'roboto',
  radius: 0,
  neutral: { hue: 235, chroma: 0.009 },
}
