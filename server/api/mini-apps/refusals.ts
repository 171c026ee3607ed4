import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

export const MINI_APP_REFUSALS = {
  'mini-app-faulty': [400, 'The entry cannot be used: {problem}'],
  'mini-app-not-stored': [
    404,
    'There is no stored mini-app {key}. Someone may have removed it; what stands in the configuration’s file is changed there.',
  ],
} as const satisfies Refusals

export const refusal = refusing(MINI_APP_REFUSALS)
