import type { Theme } from './theme.ts'

/** The same blue as groupm, set for long tables. */
export const wms: Theme = {
  code: 'wms',
  name: 'wms-theme',
  mainColor: '#007cff',
  secondaryColor: '#3a4657',
  font: 'roboto',
  radius: 4,
  neutral: { hue: 250, chroma: 0.004 },
}
