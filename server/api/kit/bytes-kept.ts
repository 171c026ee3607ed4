interface Entry<Value> {
  value: Value
  bytes: number
}

/** As much as has room; what was not used for longest goes. */
export class BytesKept<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #most: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#most = mostBytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
