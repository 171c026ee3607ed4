import { atom } from 'nanostores'

/** Name of the person as whom an administrator sees the portal; null: as oneself. */
export const $seenAs = atom<string | null>(null)
