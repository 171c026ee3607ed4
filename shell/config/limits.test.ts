import { expect } from '@open-wc/testing'
import * as limits from './limits.ts'

/** The numbers of spec sections 4, 5, 7 and 9, in their order there. */
const SPEC = {
  GUARD_ACTION_WAIT_MS: 100,
  GUARD_VALIDATION_DELAY_MS: 1000,
  RENEW_BEFORE_EXPIRY_S: 120,
  SHORTEST_RANDOM_LENGTH: 7,
  RANDOM_LENGTH_WHEN_TOO_SHORT: 10,
  REVOCATION_RETRIES: 2,
  SUPPORT_WIDGET_POLL_MS: 300,
  SILENT_RENEW_TIMEOUT_S: 20,
  MAX_ID_TOKEN_IAT_OFFSET_S: 120,
  TOKEN_REFRESH_CHECK_S: 4,
  TOKEN_REFRESH_RETRY_S: 3,
  CODE_VERIFIER_LENGTH: 67,
  NONCE_LENGTH: 40,
  STATE_LENGTH: 40,
  POPUP_WIDTH_PX: 500,
  POPUP_HEIGHT_PX: 500,
  POPUP_CLOSED_CHECK_MS: 200,
  CHECK_SESSION_HEARTBEAT_MS: 3000,
  CHECK_SESSION_FRAME_REFRESH_MS: 60_000,
  CHECK_SESSION_UNANSWERED_MESSAGES: 3,
  SIGNING_KEY_RETRIES: 2,
  USER_INFO_RETRIES: 2,
  FORCED_REFRESH_RETRIES: 3,
  FORCED_REFRESH_DELAY_S: 1,
  PERMISSION_LOOKUP_DEPTH: 3,
  BOOTSTRAP_TIMEOUT_MS: 4000,
  MOUNT_TIMEOUT_MS: 3000,
  UNMOUNT_TIMEOUT_MS: 3000,
  UNLOAD_TIMEOUT_MS: 3000,
  UPDATE_TIMEOUT_MS: 3000,
  PHASE_WARNING_MS: 1000,
  START_WARNING_MS: 5000,
  LOAD_RETRY_AFTER_MS: 200,
  HTTP_CACHE_LIMIT_CHARACTERS: 3_000_000,
  STATE_DEBUG_ENTRIES: 25,
}

/** Where the spec is silent: a number that joins the file is put here or above on purpose. */
const OURS = [
  'SLOW_LOAD_NOTICE_MS', 'HTTP_TIMEOUT_MS', 'HTTP_CACHE_HEADROOM_CHARACTERS', 'DISCOVERY_RETRIES', 'PUSHED_REQUEST_RETRIES',
  'TOKEN_REQUEST_NETWORK_RETRIES', 'REVOCATION_LIMIT_MS', 'POPUP_GRACE_MS', 'STORAGE_ARRIVES_MS', 'RESTORE_PATIENCE_MS',
  'SLOW_CALLBACK_NOTICE_MS', 'SLOW_NOTICE_MS',
]

describe('the limits', () => {
  for (const [name, value] of Object.entries(SPEC)) {
    it(`has ${name} as the spec has it`, () => expect(limits).to.have.property(name, value))
  }

  it('has no further number but those of ours', () => {
    expect(Object.keys(limits)).to.have.members([...Object.keys(SPEC), ...OURS])
  })
})
