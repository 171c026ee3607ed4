import type { ApprovedCurve } from '../../domain/curves/wire.ts'
import { money } from '../../kit/planning/money.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** `v2, £840.00 per GRP`; a curve of money has no price. */
export const priceText = (
  { name: version, unit }: Pick<ApprovedCurve, 'name' | 'unit'>,
  price: number,
  currency: string,
  format: Format,
): string => words(`price.${unit}`, { version, price: money(format, Math.round(price), currency) })
