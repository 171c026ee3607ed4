import { atom } from 'nanostores'

/** Bumped to make the header open its "Why can't I see this?" dialog. */
export const $explain = atom(0)

export const explain = (): void => $explain.set($explain.get() + 1)
