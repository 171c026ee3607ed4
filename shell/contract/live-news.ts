/** What changed on the server for the person who is signed in: what they may do, what waits in their inbox, which apps there are and what is announced. */
export const LIVE_NEWS = ['rights', 'notices', 'catalogue'] as const
export type LiveNews = (typeof LIVE_NEWS)[number]

/** What `GET /api/live` sends, and at the least every LIVE_HEARTBEAT_MS: `at` is the server's clock, to ask with for what was missed. */
export interface LiveMessage {
  at: number
  news: readonly LiveNews[]
  /** Those of the news that everybody was told: browsers do not all ask at the same moment what it is. */
  forAll?: readonly LiveNews[]
}

/** Dispatched on `window` in every tab of the person; of `rights` once the shell has loaded them anew. */
export const LIVE_NEWS_EVENT = 'os-live-news'
export type LiveNewsEvent = CustomEvent<LiveNews>

/** Proxies close what is silent for longer. */
export const LIVE_HEARTBEAT_MS = 20_000
/** A stream that says nothing for so long is taken as broken. */
export const LIVE_SILENCE_MS = 2.5 * LIVE_HEARTBEAT_MS
/** Before a tab begins to listen: what is on its first screen comes first, and so does a sign-out in the tab that it follows. */
export const LIVE_BEGINS_AFTER_MS = 500
/** Before each further attempt to listen, or to load what changed; the last one repeats. */
export const LIVE_RETRY_AFTER_MS: readonly number[] = [1000, 2000, 5000, 15_000, 30_000]
