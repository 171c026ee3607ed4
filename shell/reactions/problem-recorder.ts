import { atom } from 'nanostores'
import { STATE_DEBUG_ENTRIES } from '../config/limits.ts'
import { MINIAPP_EVENT_REFUSED, type MiniAppEventRefusal } from '../contract/events.ts'
import { sentenceFor } from './policy-reports.ts'

/**
 * Sentences for developers about what the page's policy stopped and which events were refused, newest first.
 */
export const $problems = atom<readonly string[]>([])

/** From now on they are noted, each once. Answers how to stop. */
export function recordProblems(): () => void {
  const life = new AbortController()
  const { signal } = life
  document.addEventListener('securitypolicyviolation', (report) => note(sentenceFor(report)), { signal })
  addEventListener(
    MINIAPP_EVENT_REFUSED,
    (event) => note((event as CustomEvent<MiniAppEventRefusal>).detail.reason),
    { signal },
  )
  return () => {
    life.abort()
    clearProblems()
  }
}

export const clearProblems = (): void => $problems.set([])

function note(sentence: string | undefined): void {
  if (!sentence) return
  const others = $problems.get().filter((each) => each !== sentence)
  $problems.set([sentence, ...others].slice(0, STATE_DEBUG_ENTRIES))
}
