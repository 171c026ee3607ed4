import { atom } from 'nanostores'

/** What becomes of unsaved work when its page goes: it is lost, or it is a draft that is found again. */
export type Unsaved = 'lost' | 'kept'

/** Unsaved work of the mounted mini-app, false where there is none: leaving it asks first. */
export const $dirty = atom<Unsaved | false>(false)

export const setDirty = (dirty: boolean, isKept = false): void =>
  $dirty.set(dirty && (isKept ? 'kept' : 'lost'))
