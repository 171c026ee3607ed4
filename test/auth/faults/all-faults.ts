import type { Fault } from '../fault.ts'
import { CALLBACK_FAULTS } from './callback.ts'
import { CLAIM_FAULTS } from './claims.ts'
import { DISCOVERY_FAULTS, KEY_FAULTS, PUSHED_FAULTS, TOKEN_FAULTS, USER_INFO_FAULTS } from './endpoints.ts'
import { POPUP_FAULTS, REVOCATION_FAULTS, SESSION_CHECK_FAULTS } from './leaving.ts'
import { FRAME_FAULTS, REFRESH_FAULTS } from './renewal.ts'
import { SIGNATURE_FAULTS } from './signature.ts'
import { FORMAT_FAULTS } from './token-shape.ts'

/** Every way in which the provider of our tests misbehaves. */
export const FAULTS: readonly Fault[] = [
  ...SIGNATURE_FAULTS,
  ...FORMAT_FAULTS,
  ...CLAIM_FAULTS,
  ...CALLBACK_FAULTS,
  ...TOKEN_FAULTS,
  ...KEY_FAULTS,
  ...DISCOVERY_FAULTS,
  ...USER_INFO_FAULTS,
  ...REFRESH_FAULTS,
  ...FRAME_FAULTS,
  ...PUSHED_FAULTS,
  ...REVOCATION_FAULTS,
  ...POPUP_FAULTS,
  ...SESSION_CHECK_FAULTS,
]
