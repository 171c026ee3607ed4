import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about budgets. */
export const BUDGET_REFUSALS = {
  'budget-not-found': [404, 'There is no such budget in this brand.'],
  'budget-year-taken': [409, 'This brand has a budget for {year} already. Revise that one.'],
  'budget-entry-booked': [
    409,
    'Entry {reference} is booked already with other values. Book a correction under a reference of its own.',
  ],
  'budget-entry-twice': [400, 'Row {row} has the reference {reference} a second time.'],
  'budget-entry-outside': [
    400,
    'Row {row} is of {day}, which is not in the year of this budget. Book it in the budget of its year.',
  ],
  'budget-rate-stored': [
    409,
    'The rate from {from} to {to} of {date} is stored already with another value. Leave it out.',
  ],
  'budget-rate-twice': [400, 'Row {row} has the rate from {from} to {to} of {date} a second time.'],
  'budget-transfer-same': [400, 'Choose two different lines.'],
  'budget-transfer-not-a-leaf': [
    400,
    '{node} is no line of this budget. Choose a line or one of its months.',
  ],
  'budget-transfer-locked': [409, '{node} is locked. Unlock it first, or choose another line.'],
  'budget-transfer-not-positive': [400, 'Enter an amount above 0.'],
  'budget-transfer-too-much': [409, 'There is not enough money in the line. Enter a smaller amount.'],
  'budget-transfer-not-found': [404, 'This transfer is not there any more. Reload the page.'],
  'budget-transfer-decided': [409, 'This transfer has been decided already. Reload the page.'],
  'budget-transfer-of-oneself': [403, 'Somebody else has to decide about your transfer.'],
  'budget-transfer-of-another': [403, 'Only its author can withdraw a transfer.'],
} as const satisfies Refusals

export const refusal = refusing(BUDGET_REFUSALS)
