/** Safari does not say when it is idle; by then an app has drawn its first screen. */
const SAFARI_PAUSE_MS = 1000

/** Calls once the browser has nothing else to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(work)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, SAFARI_PAUSE_MS)
  return () => clearTimeout(timer)
}
