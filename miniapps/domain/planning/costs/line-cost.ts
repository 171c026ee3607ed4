import { roundedProduct } from '../../kernel/money/decimal.ts'
import { minorDigits } from '../../kernel/money/minor-digits.ts'

/** cpm: per 1,000 impressions; flat: once; the others per point, click, view, action or spot. */
export type RateType = 'cpm' | 'flat' | 'cpp' | 'cpc' | 'cpv' | 'cpa' | 'spot'

export interface CostedLine {
  currency: string
  rateType: RateType
  /** Ten-thousandths of the currency's unit. */
  rate: number
  quantity: number
  /** Net by default. */
  rateIs?: 'net' | 'gross'
  /** The agency's share of gross, in basis points. */
  commission?: number
}

/** Minor units. */
export interface LineCost {
  net: number
  /** Null where the commission leaves nothing for the vendor. */
  gross: number | null
  commission: number | null
}

const RATE_UNIT = 10_000
const WHOLE_BASIS_POINTS = 10_000

/**
 * Net, gross and commission of a line: quantity times rate, gross = net/(1 - commission). Each is rounded half away from
 * zero by the decimal text, the second from the first, so that the commission is the difference people see.
 */
export function lineCost(line: CostedLine): LineCost {
  const { currency, rateType, rate, quantity, rateIs = 'net', commission = 0 } = line
  const units = rateType === 'flat' ? 1 : quantity
  const per = rateType === 'cpm' ? 1000 : 1
  const cost = roundedProduct([rate, units, 10 ** minorDigits(currency)], [RATE_UNIT, per])
  const kept = WHOLE_BASIS_POINTS - commission
  if (rateIs === 'gross') {
    const net = roundedProduct([cost, kept], [WHOLE_BASIS_POINTS])
    return { net, gross: cost, commission: cost - net }
  }
  if (kept <= 0) return { net: cost, gross: null, commission: null }
  const gross = roundedProduct([cost, WHOLE_BASIS_POINTS], [kept])
  return { net: cost, gross, commission: gross - cost }
}
