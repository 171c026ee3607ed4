/**
 * Gives rows that come into sight the elements of rows that have gone: a key for each drawn line.
 * A line keeps its key for as long as it is drawn, and with it the focus.
 */
export class RowSlots {
  private keys = new Map<number, number>()
  private made = 0

  /** The keys of these lines, which are in order. The same lines get the same keys. */
  keysOf(lines: readonly number[], cursorLine: number): ReadonlyMap<number, number> {
    const drawn = new Set(lines)
    const above: number[] = []
    const below: number[] = []
    for (const [line, key] of this.keys) if (!drawn.has(line)) (line < cursorLine ? above : below).push(key)
    const next = new Map<number, number>()
    for (const line of lines) next.set(line, this.keys.get(line) ?? this.take(line, cursorLine, above, below))
    this.keys = next
    return next
  }

  /**
   * The cursor's own line gets a new element, so that a screen reader hears of the focus.
   * No element from below the cursor goes above it: React would move the cursor's row then, which blurs it.
   */
  private take(line: number, cursorLine: number, above: number[], below: number[]): number {
    const freed =
      line === cursorLine ? undefined : (above.shift() ?? (line > cursorLine ? below.shift() : undefined))
    return freed ?? this.made++
  }
}
