import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Format } from '../../kit/words/format.ts'

/** An amount in minor units without them, where a glance counts; what has to sum is shown to the cent. */
export const wholeMoney = ({ currency }: Format, amount: number | null, code: string): string =>
  amount === null ? '–' : currency(amount / 10 ** minorDigits(code), code, 0)

/** A reach in percent. */
export const reachText = ({ percent }: Format, reach: number | null | undefined): string =>
  percent(reach === null || reach === undefined ? null : reach / 100, 1)
