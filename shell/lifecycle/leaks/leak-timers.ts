import type { LeakLedger } from './leak-ledger.ts'

/** Timeouts, intervals and animation frames that have not come yet. */
export function watchTimers(ledger: LeakLedger): void {
  const { setTimeout, setInterval, requestAnimationFrame } = globalThis
  const pending = new Map<string, () => void>()

  const over = (id: string) => {
    pending.get(id)?.()
    pending.delete(id)
  }
  const note = (id: string, what: string) => {
    const strike = ledger.note(what)
    if (strike) pending.set(id, strike)
  }

  globalThis.setTimeout = Object.assign(
    (handler: TimerHandler, millis?: number, ...values: unknown[]): number => {
      const id: number = setTimeout(
        callThen(handler, () => over(`timer ${id}`)),
        millis,
        ...values,
      )
      note(`timer ${id}`, `timeout of ${millis ?? 0} ms`)
      return id
    },
    setTimeout,
  ) as typeof setTimeout
  globalThis.setInterval = Object.assign(
    (handler: TimerHandler, millis?: number, ...values: unknown[]): number => {
      const id = setInterval(handler, millis, ...values)
      note(`timer ${id}`, `interval every ${millis ?? 0} ms`)
      return id
    },
    setInterval,
  ) as typeof setInterval
  globalThis.requestAnimationFrame = (callback) => {
    const id: number = requestAnimationFrame(callThen(callback, () => over(`frame ${id}`)))
    note(`frame ${id}`, 'animation frame')
    return id
  }
  for (const [name, kind] of [
    ['clearTimeout', 'timer'],
    ['clearInterval', 'timer'],
    ['cancelAnimationFrame', 'frame'],
  ] as const) {
    const clear = globalThis[name]
    globalThis[name] = ((id: number) => {
      clear(id)
      over(`${kind} ${id}`)
    }) as never
  }
}

/** A string is left to the browser, whose policy refuses it. */
function callThen(handler: TimerHandler | FrameRequestCallback, first: () => void): () => void {
  if (typeof handler !== 'function') return handler as unknown as () => void
  return (...values: unknown[]) => {
    first()
    ;(handler as (...values: unknown[]) => void)(...values)
  }
}
