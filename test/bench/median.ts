export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Of measurements taken in turns: what noise both had falls out. */
export function medianRatio(values: readonly number[], others: readonly number[]): number {
  return median(values.map((value, index) => value / others[index]!))
}
