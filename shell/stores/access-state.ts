import { atom } from 'nanostores'
import type { DenialDetails } from '../contract/denial.ts'
import type { AccessStateReason } from '../contract/entities.ts'

/** Why a signed-in person was not let in; null while they are. */
export const $accessState = atom<AccessStateReason | null>(null)

/** What was looked at for that; for developers. */
export const $accessDetails = atom<DenialDetails | undefined>()

export function setAccessState(reason: AccessStateReason | null, details?: DenialDetails): void {
  $accessDetails.set(details)
  $accessState.set(reason)
}
