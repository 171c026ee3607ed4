const MOST = 5000

/** What was learnt, for a while; the oldest goes where it becomes too much. */
export class BoundedMemory<Value> {
  readonly #known = new Map<string, { value: Value; until: number }>()
  readonly #millis: number

  constructor(millis: number) {
    this.#millis = millis
  }

  get(key: string): Value | undefined {
    const known = this.#known.get(key)
    if (!known || known.until > Date.now()) return known?.value
    this.#known.delete(key)
    return undefined
  }

  set(key: string, value: Value): void {
    this.#known.delete(key)
    this.#known.set(key, { value, until: Date.now() + this.#millis })
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value!)
  }

  delete(key: string): void {
    this.#known.delete(key)
  }
}
