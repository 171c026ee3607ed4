/** Numbers of the specification, each with its unit in the name. Sections in brackets. */

// Guards [4]: how long a failing verdict is held back so that a late result can still pass (docs/design/decisions.md)
export const GUARD_ACTION_WAIT_MS = 100
export const GUARD_VALIDATION_DELAY_MS = 1000

// Micro-app timeouts [9]
export const BOOTSTRAP_TIMEOUT_MS = 4000
export const MOUNT_TIMEOUT_MS = 3000
export const UNMOUNT_TIMEOUT_MS = 3000
export const UNLOAD_TIMEOUT_MS = 3000
export const UPDATE_TIMEOUT_MS = 3000
export const PHASE_WARNING_MS = 1000
export const START_WARNING_MS = 5000
export const LOAD_RETRY_AFTER_MS = 200
/** A load that has not settled says so after this long; lifecycle, Loading. */
export const SLOW_LOAD_NOTICE_MS = 4000

// Calls [7, 9]
export const PERMISSION_LOOKUP_DEPTH = 3
export const HTTP_CACHE_LIMIT_CHARACTERS = 3_000_000
/** Ours: a call that has no whole answer after this long has none. */
export const HTTP_TIMEOUT_MS = 30_000
/** Ours: opened apps are told to the server in a quiet moment, so many at a time. */
export const VISITS_WAIT_MS = 5000
export const SENT_VISITS = 50
/** Ours: for so long what the shell was answered answers the same question of a mini-app. */
export const SHARED_ANSWER_MS = 15_000
/**
 * Ours: a token for a back end of a mini-app's author is not used in its last seconds: the way there takes
 * time, and clocks differ.
 */
export const APP_TOKEN_SPARE_S = 30
/** Ours: what the cache leaves free in local storage, for the session's tokens. */
export const HTTP_CACHE_HEADROOM_CHARACTERS = 100_000
/** Ours: all drafts of a framed mini-app together, with their names; a tab's session storage has room for some five millions, for all. */
export const FRAMED_DRAFTS_CHARACTERS = 100_000
export const SUPPORT_WIDGET_POLL_MS = 300

/** Ours: what everybody is told makes all browsers ask, spread over so long. */
export const LIVE_SPREAD_MS = 5000

// Login [4, 9]
export const SILENT_RENEW_TIMEOUT_S = 20
export const MAX_ID_TOKEN_IAT_OFFSET_S = 120
export const TOKEN_REFRESH_CHECK_S = 4
export const TOKEN_REFRESH_RETRY_S = 3
export const RENEW_BEFORE_EXPIRY_S = 120
export const CODE_VERIFIER_LENGTH = 67
export const NONCE_LENGTH = 40
export const STATE_LENGTH = 40
export const SHORTEST_RANDOM_LENGTH = 7
export const RANDOM_LENGTH_WHEN_TOO_SHORT = 10
export const POPUP_WIDTH_PX = 500
export const POPUP_HEIGHT_PX = 500
export const POPUP_CLOSED_CHECK_MS = 200
export const CHECK_SESSION_HEARTBEAT_MS = 3000
export const CHECK_SESSION_FRAME_REFRESH_MS = 60_000
export const CHECK_SESSION_UNANSWERED_MESSAGES = 3
export const SIGNING_KEY_RETRIES = 2
export const USER_INFO_RETRIES = 2
export const REVOCATION_RETRIES = 2
export const FORCED_REFRESH_RETRIES = 3
export const FORCED_REFRESH_DELAY_S = 1

// Login, where the spec is silent: bounds of ours
export const DISCOVERY_RETRIES = 2
export const PUSHED_REQUEST_RETRIES = 2
export const TOKEN_REQUEST_NETWORK_RETRIES = 5
/** A check frame that says nothing but "changed" is asked again after a minute, two, four, and at last this seldom. */
export const LONGEST_CHECK_PAUSE_MS = 3_600_000
/** While the provider is in trouble, the clocks of all tabs ask it after 8 s, 16 s, 32 s, and then this often. */
export const LONGEST_RENEWAL_PAUSE_S = 60
/** Sign-out never waits longer for a provider. */
export const REVOCATION_LIMIT_MS = 4000
/** Where the discovery document is known, a renewal waits no longer for a newer one. */
export const NEWER_DOCUMENT_LIMIT_MS = 4000
/** A provider that isolates its window makes it look closed: an answer this soon after still counts. */
export const POPUP_GRACE_MS = 1000
/** How long another tab's write to local storage may take to be seen here. */
export const STORAGE_ARRIVES_MS = 100
/** An expired session is renewed before the first page shows, unless that takes longer. */
export const RESTORE_PATIENCE_MS = 2500
/** The callback page says so when it takes longer. */
export const SLOW_CALLBACK_NOTICE_MS = 5000

// Debugging [9]
export const STATE_DEBUG_ENTRIES = 25

/** Ours: a page whose heading takes longer is called by its title as it is by then. */
export const HEADING_PATIENCE_MS = 2000

/** Ours: a save on its way gets so long before somebody is asked about unsaved work. */
export const SAVE_PATIENCE_MS = 300

// Patience of ours: a navigation that takes longer than this says so
export const SLOW_NOTICE_MS = 2000
/** Back: how long a page that still loads is waited for, to scroll it to where it was left. */
export const RETURN_TO_VIEW_LIMIT_MS = 5000
