import { choreograph } from './choreograph.ts'
import type { Theme } from './theme.ts'

/** For a tenant nobody knows (spec section 1): the default theme's values under a name of their own. */
export const defaultTheme: Theme = { ...choreograph, code: 'default', name: 'default-theme' }
