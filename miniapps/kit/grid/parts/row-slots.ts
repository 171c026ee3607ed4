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
    const stay = lines.filter((line) => this.keys.has(line))
    const gone = [...this.keys].filter(([line]) => !drawn.has(line)).toSorted(([one], [other]) => one - other)
    const next = new Map<number, number>()
    for (const line of lines)
      next.set(line, this.keys.get(line) ?? (line === cursorLine ? this.made++ : this.take(line, gone, stay)))
    this.keys = next
    return next
  }

  /**
   * An element that goes down is moved alone. One that went up would make React move all that stay between, which costs
   * more than a new one, and blurs the cursor's row. The cursor's own line gets a new element, too, so that a screen
   * reader hears of the focus.
   */
  private take(line: number, gone: [line: number, key: number][], stay: readonly number[]): number {
    const [first] = gone
    const between = stay.find((each) => each > line)
    const isTaken = first && (first[0] < line || between === undefined || between > first[0])
    return isTaken ? gone.shift()![1] : this.made++
  }
}
