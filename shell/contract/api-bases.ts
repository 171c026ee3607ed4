/** A new API is one name here and one line in server/apis.ts. */
const NAMES = [
  'auth',
  'workspaces',
  'contacts',
  'userDetails',
  'alphaZulu',
  'onboarding',
  'scorecards',
  'documents',
  'catalogue',
  'live',
  'markets',
  'home',
  'notifications',
  'requests',
  'search',
  'access',
  'speedDate',
] as const

/** Each is asked for by its name in kebab-case: `userDetails` at `/api/user-details/…`, `alphaZulu` at `/api/alpha-zulu/…`. */
export type ApiName = (typeof NAMES)[number]

const baseOf = (name: ApiName) => `/api/${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`

/** Where the APIs are unless the configuration puts them elsewhere; by these addresses mini-apps ask for them all the same. */
export const API_BASES = Object.fromEntries(NAMES.map((name) => [name, baseOf(name)])) as Record<
  ApiName,
  string
>
