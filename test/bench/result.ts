/** One line of the table. */
export interface Result {
  measure: string
  ours: string
  /** The same of others, as `bare 4.4 ms`. */
  others?: string
  /** What it is held to; absent where it is told for information. */
  target?: string
  met?: boolean
}

export interface Part {
  name: string
  title: string
  run(): Promise<Result[]>
}

export const ms = (seconds: number): string => `${(seconds * 1000).toFixed(2)} ms`
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`
export const percent = (ratio: number): string =>
  `${ratio >= 1 ? '+' : ''}${((ratio - 1) * 100).toFixed(1)} %`

/** A ratio that may not be larger. */
export function atMost(measure: string, ratio: number, limit: number, told: Partial<Result> = {}): Result {
  return {
    measure,
    ours: times(ratio),
    target: `at most ${limit.toFixed(2)} ×`,
    met: ratio <= limit,
    ...told,
  }
}
