import { atom } from 'nanostores'

/** Unsaved work of the mounted mini-app: leaving asks first. */
export const $dirty = atom(false)

export const setDirty = (dirty: boolean): void => $dirty.set(dirty)
