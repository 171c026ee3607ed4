import type { PhaseTimeout } from '../contract/mini-app-module.ts'

/**
 * Waits for a phase. Warns at each multiple of the warning time strictly below the limit, logs one error at the limit,
 * and rejects there only when the phase dies on timeout. The one timer is cleared when the phase ends; a phase that is
 * set aside ends with `setAside`, and nobody hears its late result.
 * @throws what the phase throws; Error naming the app, phase and limit
 */
export function waitForPhase(
  what: string,
  { millis, warningMillis, dieOnTimeout }: PhaseTimeout,
  phase: PromiseLike<unknown>,
  setAside?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let waited = 0
    let timer: ReturnType<typeof setTimeout>
    const wait = (): void => {
      const step = Math.min(warningMillis, millis - waited)
      timer = setTimeout(() => {
        waited += step
        if (waited < millis) {
          console.warn(`${what} has not finished after ${waited} ms`)
          return wait()
        }
        const tooLate = `${what} did not finish within ${millis} ms`
        if (dieOnTimeout) reject(new Error(tooLate))
        else console.error(tooLate)
      }, step)
    }
    wait()
    const end = (finish: () => void) => {
      clearTimeout(timer)
      setAside?.removeEventListener('abort', leave) // the header is updated for hours: each update must leave nothing
      finish()
    }
    const leave = () => end(resolve)
    phase.then(leave, (error: unknown) => end(() => reject(error)))
    setAside?.addEventListener('abort', leave)
  })
}
