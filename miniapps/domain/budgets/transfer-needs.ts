import { approvalSteps } from '../kernel/approvals/approval-steps.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'
import { LARGE_NEEDS, largeFrom } from '../plans/approval-ladder.ts'

/** Units of the currency, whichever it is. */
const ALONE = 25_000

/** Above it, in minor units, a transfer waits for somebody else. */
export const aloneUpTo = (currency: string): number => ALONE * 10 ** minorDigits(currency)

/**
 * Whether a transfer waits for somebody else, and the permission that they need. `recent` is what the same person
 * moved in the budget lately, in minor units: several small transfers are one large one.
 */
export function transferNeeds(
  amount: number,
  recent: number,
  currency: string,
): { waits: boolean; permission?: string } {
  const steps = approvalSteps(amount, recent, [
    { step: 'another', above: aloneUpTo(currency) },
    { step: LARGE_NEEDS, above: largeFrom(currency) },
  ])
  return { waits: steps.length > 0, ...(steps.includes(LARGE_NEEDS) && { permission: LARGE_NEEDS }) }
}
