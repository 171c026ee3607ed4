/** 0 up to 1, never 1; the same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = items.map((item) => ({ item, place: random() }))
  return order.toSorted((one, other) => one.place - other.place).map(({ item }) => item)
}

/** An input: a fixed figure, or three guesses of it. */
export interface Triangle {
  low: number
  mode: number
  high: number
}

/** The value of a triangular distribution below which the share `u` of it lies. Unit: that of the guesses. */
export function triangular({ low, mode, high, u }: Triangle & { u: number }): number {
  const width = high - low
  if (width === 0) return mode
  return u < (mode - low) / width
    ? low + Math.sqrt(u * width * (mode - low))
    : high - Math.sqrt((1 - u) * width * (high - mode))
}
