const MINUTE_MS = 60_000
/** The one longest unheard of goes where there are more: it has filled up again by then, as a rule. */
const MOST_BUCKETS = 20_000

interface Bucket {
  tokens: number
  at: number
}

/** So many a minute for each name, all at once if need be; what was not used fills up again evenly. */
export class TokenBuckets {
  readonly #rate: () => number
  readonly #buckets = new Map<string, Bucket>()

  /** 0: without end; a function where it may change. */
  constructor(perMinute: number | (() => number)) {
    this.#rate = typeof perMinute === 'function' ? perMinute : () => perMinute
  }

  /** Seconds to wait for one; 0 where it was there, and taken. */
  take(name: string, now = Date.now()): number {
    if (this.#rate() === 0) return 0
    const tokens = this.#fill(name, now)
    if (tokens < 1) return Math.ceil(((1 - tokens) * MINUTE_MS) / this.#rate() / 1000)
    this.#put(name, { tokens: tokens - 1, at: now })
    return 0
  }

  /** Where it turned out not to count. */
  giveBack(name: string, now = Date.now()): void {
    this.#put(name, { tokens: Math.min(this.#rate(), this.#fill(name, now) + 1), at: now })
  }

  #fill(name: string, now: number): number {
    const { tokens, at } = this.#buckets.get(name) ?? { tokens: this.#rate(), at: now }
    return Math.min(this.#rate(), tokens + ((now - at) * this.#rate()) / MINUTE_MS)
  }

  #put(name: string, bucket: Bucket): void {
    this.#buckets.delete(name)
    this.#buckets.set(name, bucket)
    if (this.#buckets.size > MOST_BUCKETS) this.#buckets.delete(this.#buckets.keys().next().value!)
  }
}
