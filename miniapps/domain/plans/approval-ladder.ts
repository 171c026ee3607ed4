import { approvalSteps } from '../kernel/approvals/approval-steps.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'

/** Units of the currency, whichever it is. */
const LARGE = 250_000
export const LARGE_NEEDS = 'OS_WORKSPACE_MANAGE'

/** Above it, in minor units of the currency, a plan or budget is approved by somebody who manages the workspace. */
export const largeFrom = (currency: string): number => LARGE * 10 ** minorDigits(currency)

/** The permission, beside being another person, that approving an amount takes; undefined for what any other planner approves. */
export function approvalPermission(amount: number, currency: string): string | undefined {
  const ladder = [
    { step: 'planner', above: 0 },
    { step: LARGE_NEEDS, above: largeFrom(currency) },
  ]
  return approvalSteps(amount, 0, ladder).includes(LARGE_NEEDS) ? LARGE_NEEDS : undefined
}
