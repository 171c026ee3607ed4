/* What the page's configuration block need not say, for the page and for whoever serves it. */

export const REDIRECT_PATH = '/callback'
export const SILENT_REDIRECT_PATH = '/silent'
/** Scorecards in a page of its own; docs/design/contract.md: one element, wherever it is shown. */
export const STANDALONE_PATH = '/scorecards.html'
/** The same in a frame of another page. */
export const EMBED_PATH = '/embed/'
/** Takes reports of the page's policy, and of versions of mini-apps that failed to load. */
export const POLICY_REPORTS = '/policy-reports'
/**
 * Holds the random key of a mini-app that somebody tries in this browser before others see it. With https no other host can
 * set it, though it may be a sibling of the portal's.
 */
export const trialCookie = (secure: boolean): string => (secure ? '__Host-os_trial' : 'os_trial')
/** Root of the permission accounts: root, agency, market, brand. */
export const ACCOUNTS_ROOT = 'agency-os-root'
