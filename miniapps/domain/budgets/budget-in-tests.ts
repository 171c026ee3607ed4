import type { Body } from '../document/change.ts'
import { BodyCopy } from '../document/sheet.ts'
import { BUDGET } from './budget.ts'

export const monthly = (amount: number): number[] => Array<number>(12).fill(amount)

/** Four lines of two markets; TV in Germany has 120,000.00 evenly. */
export const BUDGET_BODY: Body = {
  title: 'Budget 2026',
  year: 2026,
  currency: 'EUR',
  calendar: 'months',
  'leaves/DE.TV': { planned: monthly(1_000_000) },
  'leaves/DE.OOH': { planned: monthly(500_000) },
  'leaves/GB.TV': { planned: monthly(300_000) },
  'leaves/GB.OOH': { planned: monthly(0) },
}

/** The budget once values are set. */
export function withValues(body: Body, values: Body): Body {
  const copy = new BodyCopy(BUDGET, body)
  for (const [path, value] of Object.entries(values)) copy.set(path, value)
  return copy.body
}
