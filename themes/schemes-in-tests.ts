import type { Scheme } from './theme.ts'

/** The four schemes a person's settings can ask for. */
export const SCHEMES: readonly Scheme[] = [
  { mode: 'light', contrast: 'normal' },
  { mode: 'dark', contrast: 'normal' },
  { mode: 'light', contrast: 'more' },
  { mode: 'dark', contrast: 'more' },
]
