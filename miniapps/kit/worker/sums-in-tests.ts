import { CallFailed, type Progress } from './calls.ts'

/** Calls of a worker. */
export const sumCalls = {
  sum: ({ upTo }: { upTo: number }, progress: Progress): number => {
    let sum = 0
    for (let each = 1; each <= upTo; each++) {
      sum += each
      progress(each, upTo)
    }
    return sum
  },
  forever: (_: object, progress: Progress): never => {
    for (;;) progress(0, 1)
  },
  refuse: (): never => {
    throw new CallFailed('No.', 'minimums', { least: 5 })
  },
}
