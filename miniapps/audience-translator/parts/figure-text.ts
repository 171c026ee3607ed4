import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Fit } from '../../domain/taxonomies/candidates.ts'
import type { Format } from '../../kit/words/format.ts'

/** A price that is computed: minor units with a rest. */
export const priceText = (format: Format, amount: number | null, currency: string): string =>
  amount === null
    ? '–'
    : format.currency(amount / 10 ** minorDigits(currency), currency, minorDigits(currency))

/** With the flag of a small base. */
export const precisionText = (format: Format, fit: Fit | null): string =>
  fit ? `${format.percent(fit.precision)}${fit.flag && ` ${fit.flag}`}` : '–'
