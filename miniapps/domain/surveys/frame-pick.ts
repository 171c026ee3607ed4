import type { Code, Variable } from './frame.ts'

/** A question with the answers that were chosen of it; none: the whole question. */
export interface FramePick {
  variable: Variable
  codes: readonly Code[]
}

/** Answers that people gave: missing values are none, and nets come after what they add up. */
export const answersOf = ({ variable, codes }: FramePick): readonly Code[] =>
  codes.length > 0
    ? codes
    : variable.codes
        .filter(({ missing }) => !missing)
        .toSorted((one, other) => Number(!!one.net) - Number(!!other.net))
