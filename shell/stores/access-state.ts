import { atom } from 'nanostores'
import type { DenialDetails } from '../contract/denial.ts'
import type { AccessStateReason } from '../contract/entities.ts'

/** Why a signed-in person was not let in, and for developers what was looked at for that; null while they are. */
export const $accessState = atom<{ reason: AccessStateReason; details?: DenialDetails | undefined } | null>(
  null,
)

export function setAccessState(reason: AccessStateReason | null, details?: DenialDetails): void {
  $accessState.set(reason && Object.freeze({ reason, details }))
}
