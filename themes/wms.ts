import type { Theme } from './theme.ts'

/** The same blue as groupm, set for long tables: narrow letters, hardly a corner. */
export const wms: Theme = {
  code: 'wms',
  name: 'wms-theme',
  mainColor: '#007cff',
  secondaryColor: '#0e5f6b',
  font: 'roboto',
  radius: 2,
  neutral: { hue: 220, chroma: 0.003 },
}
