export type Band = readonly [from: number, to: number]

/** Numbers, such as ages, in bands: the first that holds the value, ends included. Codes count from 1. */
export function band({ values, bands }: { values: readonly (number | null)[]; bands: readonly Band[] }): {
  codes: (number | null)[]
  counts: number[]
  outside: number
  missing: number
} {
  const counts = bands.map(() => 0)
  let [outside, missing] = [0, 0]
  const codes = values.map((value) => {
    if (value === null) return ((missing += 1), null)
    const place = bands.findIndex(([from, to]) => from <= value && value <= to)
    if (place < 0) return ((outside += 1), null)
    counts[place]! += 1
    return place + 1
  })
  return { codes, counts, outside, missing }
}
