import type { Theme } from './theme.ts'

/** Quiet and human: soft letters, hardly any tint. */
export const essence: Theme = {
  code: 'essence',
  name: 'essence-theme',
  mainColor: '#ea533c',
  secondaryColor: '#24475b',
  font: 'mulish',
  radius: 8,
  neutral: { hue: 40, chroma: 0.004 },
}
