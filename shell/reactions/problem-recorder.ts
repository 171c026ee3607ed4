import { MINIAPP_EVENT_REFUSED, type MiniAppEventRefusal } from '../contract/events.ts'
import { clearProblems, noteProblem } from '../lifecycle/problems.ts'
import { sentenceFor } from './policy-reports.ts'

/** From now on what the page's policy stops and which events are refused is noted. Answers how to stop. */
export function recordProblems(): () => void {
  const life = new AbortController()
  const { signal } = life
  document.addEventListener('securitypolicyviolation', (report) => noteProblem(sentenceFor(report)), {
    signal,
  })
  addEventListener(
    MINIAPP_EVENT_REFUSED,
    (event) => noteProblem((event as CustomEvent<MiniAppEventRefusal>).detail.reason),
    { signal },
  )
  return () => {
    life.abort()
    clearProblems()
  }
}
