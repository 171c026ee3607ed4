const real = {
  setTimeout: globalThis.setTimeout.bind(globalThis),
  clearTimeout: globalThis.clearTimeout.bind(globalThis),
  Date: globalThis.Date,
  performanceNow: performance.now.bind(performance),
}

/** One turn of the real event loop. */
export const realTask = (): Promise<void> => new Promise((resolve) => real.setTimeout(resolve))

/** Waits in real time, as loading a script needs. */
export async function until(holds: () => boolean, what = 'the condition'): Promise<void> {
  const end = real.performanceNow() + 5000
  while (!holds()) {
    if (real.performanceNow() > end) throw new Error(`${what} did not come about within 5000 ms`)
    await new Promise((resolve) => real.setTimeout(resolve, 2))
  }
}

interface Timer {
  due: number
  run(): void
}

/** Time that passes only when a test says so. */
export class Clock {
  #now = 1_000_000
  #last = 0
  readonly #timers = new Map<number, Timer>()

  get pending(): number {
    return this.#timers.size
  }

  /** How many timers were ever started. */
  get started(): number {
    return this.#last
  }

  install(): void {
    globalThis.setTimeout = ((run: () => void, millis = 0) => {
      this.#timers.set(++this.#last, { due: this.#now + millis, run })
      return this.#last
    }) as never
    globalThis.clearTimeout = ((id: number) => void this.#timers.delete(id)) as never
    performance.now = () => this.#now
    const now = () => this.#now
    globalThis.Date = class extends real.Date {
      constructor(...values: []) {
        super(...(values.length > 0 ? values : ([now()] as never)))
      }
    } as DateConstructor
    globalThis.Date.now = now
  }

  uninstall(): void {
    globalThis.setTimeout = real.setTimeout as never
    globalThis.clearTimeout = real.clearTimeout
    globalThis.Date = real.Date
    performance.now = real.performanceNow
    this.#timers.clear()
  }

  /** Lets time pass; what is due runs in order, each with time to settle. */
  async pass(millis: number): Promise<void> {
    const end = this.#now + millis
    for (;;) {
      await realTask()
      const next = [...this.#timers]
        .filter(([, { due }]) => due <= end)
        .toSorted(([, a], [, b]) => a.due - b.due)[0]
      if (!next) break
      this.#now = Math.max(this.#now, next[1].due)
      this.#timers.delete(next[0])
      next[1].run()
    }
    this.#now = end
    await realTask()
  }
}
