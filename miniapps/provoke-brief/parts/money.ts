import type { Json } from '../../domain/document/json.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Format } from '../../kit/words/format.ts'

/** Minor units as people write them; an en dash where nothing is known. */
export function money({ currency, number }: Format, amount: Json | undefined, code: string): string {
  if (typeof amount !== 'number') return '–'
  const digits = minorDigits(code)
  return code ? currency(amount / 10 ** digits, code, digits) : number(amount / 10 ** digits)
}
