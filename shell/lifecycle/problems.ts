import { atom } from 'nanostores'
import { STATE_DEBUG_ENTRIES } from '../config/limits.ts'

/**
 * Sentences for developers about what the portal stopped or did without, newest first.
 */
export const $problems = atom<readonly string[]>([])

export const clearProblems = (): void => $problems.set([])

/** Each sentence stands there once. */
export function noteProblem(sentence: string | undefined): void {
  if (!sentence) return
  const others = $problems.get().filter((each) => each !== sentence)
  $problems.set([sentence, ...others].slice(0, STATE_DEBUG_ENTRIES))
}
