/**
 * Where the APIs are unless the configuration puts them elsewhere; by these addresses mini-apps ask for them all the same.
 * A new API is one line here and one in server/apis.ts.
 */
export const API_BASES = {
  auth: '/api/auth',
  workspaces: '/api/workspaces',
  contacts: '/api/contacts',
  userDetails: '/api/user-details',
  alphaZulu: '/api/alpha-zulu',
  onboarding: '/api/onboarding',
  scorecards: '/api/scorecards',
  documents: '/api/documents',
  catalogue: '/api/catalogue',
  live: '/api/live',
  home: '/api/home',
  notifications: '/api/notifications',
  requests: '/api/requests',
  search: '/api/search',
  access: '/api/access',
} as const

/** Each is asked for by its name in kebab-case: `userDetails` at `/api/user-details/…`, `alphaZulu` at `/api/alpha-zulu/…`. */
export type ApiName = keyof typeof API_BASES
