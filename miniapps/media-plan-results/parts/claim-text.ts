import type { Claim } from '../../domain/deliveries/delivery.ts'
import type { LineResult } from '../../domain/deliveries/line-result.ts'
import { money } from '../../kit/planning/money.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** The claim of a line: units later, or money back. */
export function claimText(
  { figures }: LineResult,
  claim: Claim | undefined,
  currency: string,
  format: Format,
): string {
  if (claim === 'make-good')
    return words('claim.makeGood', {
      units: format.number(figures.shortfall),
      worth: money(format, figures.makeGood, currency),
    })
  return claim === 'credit' ? words('claim.credit', { amount: money(format, figures.credit, currency) }) : ''
}
