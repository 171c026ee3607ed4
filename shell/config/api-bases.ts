import type { ApiName } from '../contract/runtime-config.ts'

/** Where the APIs are unless the configuration puts them elsewhere; by these addresses mini-apps ask for them all the same. */
export const API_BASES = {
  auth: '/api/auth',
  workspaces: '/api/workspaces',
  contacts: '/api/contacts',
  userDetails: '/api/user-details',
  alphaZulu: '/api/alpha-zulu',
  onboarding: '/api/onboarding',
  scorecards: '/api/scorecards',
  documents: '/api/documents',
} as const satisfies Record<ApiName, string>
