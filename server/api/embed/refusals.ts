import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about pages of other origins that show the portal's elements and apps. */
export const EMBED_REFUSALS = {
  'embed-origin-unknown': [
    403,
    'Pages of {origin} may not show anything of this portal. Whoever runs the portal names them in the setting EMBED_ORIGINS.',
  ],
  'embed-app-unknown': [404, 'There is no app {app} to show. Ask whoever made the page.'],
  'embed-token-of-another-page': [403, 'This sign-in belongs to another page. Sign in again on this one.'],
  'embed-not-enough': [403, 'This cannot be done from here. Open the portal to do it.'],
} as const satisfies Refusals

export const refusal = refusing(EMBED_REFUSALS)
