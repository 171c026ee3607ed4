import { START_WARNING_MS } from '../config/limits.ts'

let started = false
let warning: ReturnType<typeof setTimeout> | undefined

/** Mini-apps are registered: from now on a start is expected. */
export function expectStart(): void {
  if (started || warning !== undefined) return
  warning = setTimeout(
    () =>
      console.warn(
        `The shell has not started ${START_WARNING_MS} ms after its first mini-app was registered: until then none is mounted by its route`,
      ),
    START_WARNING_MS,
  )
}

/** Navigation begins. */
export function hasStarted(): void {
  started = true
  clearTimeout(warning)
}
