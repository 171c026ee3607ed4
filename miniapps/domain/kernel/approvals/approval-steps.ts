/** A step of an agency's ladder: amounts above `above`, in minor units, need it. */
export interface ApprovalStep {
  step: string
  above: number
}

/** A step that somebody took, for the amount that it was then. Minor units. */
export interface StepTaken {
  step: string
  amount: number
}

/**
 * Steps of a ladder that an amount needs, in the ladder's order. `recent` is what the same person asked for
 * lately: splitting an amount buys nothing. Minor units.
 */
export const approvalSteps = (
  amount: number,
  recent: number,
  ladder: readonly ApprovalStep[],
): readonly string[] => ladder.filter(({ above }) => amount + recent > above).map(({ step }) => step)

/** Steps that are still open: an approval holds for the amount that it was given for, and for less. */
export const openSteps = (
  needed: readonly string[],
  approved: readonly StepTaken[],
  amount: number,
): readonly string[] =>
  needed.filter((step) => !approved.some((taken) => taken.step === step && taken.amount >= amount))
