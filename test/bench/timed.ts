import { median } from './median.ts'
import { ms, type Result } from './result.ts'

const SECOND_MS = 1000

/** Median of milliseconds that something takes, once it has run before. */
export async function timed(rounds: number, run: () => unknown): Promise<number> {
  await run()
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await run()
    taken.push(performance.now() - start)
  }
  return median(taken)
}

/** Milliseconds that may not be more. */
export const within = (measure: string, ours: number, limit: number, told: Partial<Result> = {}): Result => ({
  measure,
  ours: ms(ours / SECOND_MS),
  target: `at most ${ms(limit / SECOND_MS)}`,
  met: ours <= limit,
  ...told,
})
