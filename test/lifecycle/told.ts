/** A navigation event: its name without prefix, and the statuses of the apps that change, by key. */
export interface Told {
  name: string
  statuses: Record<string, string>
}

interface Detail {
  cancelNavigation(value?: unknown): void
}

const NAMES = [
  'before-app-change',
  'before-no-app-change',
  'before-routing',
  'before-mount-routing',
  'app-change',
  'no-app-change',
  'routing',
]

/** Hears the navigation events of one maker, from `begin` until it stops. */
export class Listener {
  readonly told: Told[] = []
  readonly #over = new AbortController()
  readonly #eventOf: (name: string) => string
  readonly #hear: readonly (readonly [event: string, hear: (event: Event) => void])[]

  constructor(
    log: string[],
    eventOf: (name: string) => string,
    statusesIn: (detail: never) => Record<string, string>,
    keyOf: (app: string) => string,
  ) {
    this.#eventOf = eventOf
    const hear = (name: string) => (event: Event) => {
      log.push(name)
      const statuses = Object.entries(statusesIn((event as CustomEvent).detail as never))
      this.told.push({
        name,
        statuses: Object.fromEntries(statuses.map(([app, status]) => [keyOf(app), status])),
      })
    }
    this.#hear = NAMES.map((name) => [eventOf(name), hear(name)] as const)
  }

  /** Doing so twice does nothing. */
  begin(): void {
    for (const [event, hear] of this.#hear) addEventListener(event, hear, this.#over)
  }

  /** Answers the next before-routing event. */
  answerNext(answer: () => unknown): void {
    const cancel = (event: Event) => {
      const value = answer()
      const { cancelNavigation } = (event as CustomEvent<Detail>).detail
      if (value === undefined) cancelNavigation()
      else cancelNavigation(value)
    }
    addEventListener(this.#eventOf('before-routing'), cancel, { once: true, signal: this.#over.signal })
  }

  stop(): void {
    this.#over.abort()
  }
}
