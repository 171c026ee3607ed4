/** First segments of addresses at which the server has files or services, and never the portal's page. */
export const NO_PAGES = [
  'api',
  'assets',
  'elements',
  'fonts',
  'health',
  'idp',
  'idp-assets',
  'miniapps',
  'packages',
  'themes',
  'vendor',
] as const

/** Where the sign-in comes back: pages of their own beside the portal's. */
const SIGN_IN_PAGES = ['callback', 'silent', 'popup', 'embed-sign-in', 'embed'] as const

/** First segments that no place in the portal may have: its router would never be asked. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([...NO_PAGES, ...SIGN_IN_PAGES])
