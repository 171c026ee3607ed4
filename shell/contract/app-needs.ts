/**
 * A mini-app's additions to the page's policy. It is granted to the page, so to all
 * that runs there, and whoever lets the mini-app in is shown it.
 */
export interface AppNeeds {
  /**
   * Origins that it fetches from or holds web sockets to, beside its own script's: `https://api.example`,
   * `wss://news.example`.
   */
  connect?: readonly string[]
  /** Origins of its pictures, beside its own script's. */
  images?: readonly string[]
  /** Origins of pages that it shows in frames. */
  frames?: readonly string[]
  /** Workers that it makes of its own code, by an address that begins with `blob:`. */
  workers?: boolean
  /** Compiles WebAssembly. */
  wasm?: boolean
  /** Names of Trusted Types policies that it makes, such as `dompurify`. */
  policies?: readonly string[]
}
