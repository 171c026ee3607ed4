import type { Json } from '../../domain/document/json.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Format } from '../../kit/words/format.ts'

/** An amount in minor units, formatted with its currency if one is chosen; an en dash without an amount. */
export function money({ currency, number }: Format, amount: Json | undefined, code: string): string {
  if (typeof amount !== 'number') return '–'
  const digits = minorDigits(code)
  return code ? currency(amount / 10 ** digits, code, digits) : number(amount / 10 ** digits)
}
