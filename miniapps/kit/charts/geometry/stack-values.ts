/** From where to where a value reaches on its axis. */
export interface Span {
  from: number
  to: number
}

/** One value of each series upon the other: what is negative is stacked below zero, what is missing leaves no trace. */
export function stackValues(values: readonly (number | null)[]): (Span | null)[] {
  let above = 0
  let below = 0
  return values.map((value) => {
    if (value === null || !Number.isFinite(value)) return null
    const from = value < 0 ? below : above
    const to = from + value
    if (value < 0) below = to
    else above = to
    return { from, to }
  })
}
