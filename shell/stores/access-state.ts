import { atom } from 'nanostores'
import type { AccessStateReason } from '../contract/entities.ts'

/** Why a signed-in person was not let in; null while they are. */
export const $accessState = atom<AccessStateReason | null>(null)

export const setAccessState = (reason: AccessStateReason | null): void => $accessState.set(reason)
