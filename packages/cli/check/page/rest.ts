const STEP_MS = 40
const STILL_STEPS = 3
/** Stop waiting for an app that never rests, such as a clock. */
const LONGEST_MS = 2500

let underWay = 0

/** Counts requests, so that a mini-app has its data before it is judged. */
export function countRequests(): void {
  const { fetch } = globalThis
  globalThis.fetch = (...values) => {
    underWay++
    const answer = fetch(...values)
    answer.then(
      () => underWay--,
      () => underWay--,
    )
    return answer
  }
}

export const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

/** Ends when no request is under way and what `state` answers has been the same for a moment. */
export async function rest(state: () => string): Promise<void> {
  const end = performance.now() + LONGEST_MS
  let last = state()
  for (let still = 0; still < STILL_STEPS && performance.now() < end;) {
    await pause(STEP_MS)
    const now = state()
    still = now === last && underWay === 0 ? still + 1 : 0
    last = now
  }
}

/** Waits until it holds, at most so long; whether it does then. */
export async function until(holds: () => boolean, millis: number): Promise<boolean> {
  const end = performance.now() + millis
  while (!holds() && performance.now() < end) await pause(4)
  return holds()
}
