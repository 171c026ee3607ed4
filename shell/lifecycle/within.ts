import type { PhaseTimeout } from '../contract/mini-app.ts'

/**
 * Waits for a phase. Warns at each multiple of the warning time strictly below the limit, logs one error at the limit,
 * and rejects there only when the phase dies on timeout. Every timer is cleared when the phase ends.
 * @throws what the phase throws; Error naming the app, phase and limit
 */
export function within(what: string, { millis, warningMillis, dieOnTimeout }: PhaseTimeout, phase: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLate = `${what} did not finish within ${millis} ms`
    let waited = 0
    const warn = setInterval(() => {
      waited += warningMillis
      if (waited < millis) console.warn(`${what} has not finished after ${waited} ms`)
    }, warningMillis)
    const limit = setTimeout(() => {
      clearInterval(warn)
      if (dieOnTimeout) reject(new Error(tooLate))
      else console.error(tooLate)
    }, millis)
    phase.then(resolve, reject).finally(() => {
      clearInterval(warn)
      clearTimeout(limit)
    })
  })
}
