import type { Theme } from './theme.ts'

/** Sharp and vivid: crisp corners around one strong pink. */
export const mediacom: Theme = {
  code: 'mediacom',
  name: 'mediacom-theme',
  mainColor: '#e1005d',
  secondaryColor: '#2b2350',
  font: 'montserrat',
  radius: 3,
  neutral: { hue: 350, chroma: 0.005 },
}
