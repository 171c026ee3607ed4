import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

export const APP_TOKEN_REFUSALS = {
  'app-back-end-unknown': [
    404,
    'The app {app} has no back end {api} here. Tell your administrator: its entry in the configuration names them.',
  ],
  'app-needs-brand': [400, 'This works on a brand. Choose one first.'],
  'app-token-refused': [
    403,
    'Your sign-in service gave no access to {audience}. Tell your administrator: it has to allow token exchange for it.',
  ],
  'app-audience-of-portal': [
    403,
    'Tokens by which people sign in are for {audience} too, so its back end cannot have them. Tell your administrator: it needs an audience of its own.',
  ],
  'app-token-unreadable': [
    403,
    'Your sign-in service does not tell whom its token for {audience} is for, so it is given to nobody. Tell your administrator: tokens must be readable, or the portal allowed to ask (introspection).',
  ],
} as const satisfies Refusals

export const refusal = refusing(APP_TOKEN_REFUSALS)
