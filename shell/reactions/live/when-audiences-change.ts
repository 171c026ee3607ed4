import { $catalogue } from '../../stores/catalogue.ts'

/** A clock that goes before the server's would ask without a pause. */
const SOONEST_MS = 5000
/** Longer than that no timer of a browser waits: then it asks, and waits again. */
const LONGEST_MS = 2 ** 31 - 1

/** Does something at the moment for which administrators planned to switch audience-as-a-service. Answers how to stop. */
export function whenAudiencesChange(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = $catalogue.subscribe(({ caasUntil }) => {
    clearTimeout(timer)
    if (!caasUntil) return
    const left = Math.max(Date.parse(caasUntil) - Date.now(), SOONEST_MS)
    timer = setTimeout(ask, Math.min(left, LONGEST_MS))
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
