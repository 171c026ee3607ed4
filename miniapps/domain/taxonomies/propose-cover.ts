import type { Expression } from '../audience/expression.ts'
import type { Fit } from './candidates.ts'
import { bestAddition } from './segment-figures.ts'

/** A segment as the survey counts it. */
export interface CountedSegment {
  id: string
  expression: Expression
}

/**
 * The same as `coverSegments`, by counts of a survey in place of lists of people: segments whose union reaches most of an audience while its
 * precision stays at the floor or above. A union that a licence hides is passed over.
 */
export async function proposeCover(asked: {
  segments: readonly CountedSegment[]
  k: number
  floor: number
  /** Fits of these unions. */
  count(unions: readonly Expression[]): Promise<readonly (Fit | null)[]>
}): Promise<string[]> {
  const { segments, k, floor, count } = asked
  const chosen: CountedSegment[] = []
  let recall = 0
  while (chosen.length < k) {
    const open = segments.filter((each) => !chosen.includes(each))
    if (open.length === 0) break
    const fits = await count(open.map((each) => unionOf([...chosen, each])))
    const options = open.flatMap((segment, at) => (fits[at] ? [{ segment, figures: fits[at] }] : []))
    const best = bestAddition(options, recall, floor)
    if (!best) break
    chosen.push(best.segment)
    recall = best.figures.recall!
  }
  return chosen.map(({ id }) => id)
}

export const unionOf = (segments: readonly CountedSegment[]): Expression => joined('or', segments)
export const intersectionOf = (segments: readonly CountedSegment[]): Expression => joined('and', segments)

const joined = (op: 'and' | 'or', segments: readonly CountedSegment[]): Expression =>
  segments.length === 1 ? segments[0]!.expression : { op, of: segments.map(({ expression }) => expression) }
