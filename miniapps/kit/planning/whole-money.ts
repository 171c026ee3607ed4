import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Format } from '../words/format.ts'

/** An amount in minor units without them, where a glance counts; what has to sum is shown to the cent. */
export const wholeMoney = ({ currency }: Format, amount: number | null, code: string): string =>
  amount === null ? '–' : currency(amount / 10 ** minorDigits(code), code, 0)

const ONE_DIGIT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** A reach in percent, with one digit everywhere, so that figures stand beneath each other. */
export const reachText = ({ number }: Format, reach: number | null | undefined): string =>
  number(typeof reach === 'number' ? reach / 100 : null, ONE_DIGIT)
