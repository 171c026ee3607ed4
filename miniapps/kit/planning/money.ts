import type { Json } from '../../domain/document/json.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Format } from '../words/format.ts'

/** An amount in minor units, formatted with its currency if one is chosen; an en dash without an amount. */
export function money({ currency, number }: Format, amount: Json | undefined, code: string): string {
  const whole = wholeUnits(amount, code)
  if (whole === null) return '–'
  return code ? currency(whole, code, minorDigits(code)) : number(whole)
}

/** An amount in minor units as sheets and sorting know it. */
export const wholeUnits = (amount: Json | undefined, code: string): number | null =>
  typeof amount === 'number' ? amount / 10 ** minorDigits(code) : null
