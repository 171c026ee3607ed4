/** A number as its decimal text has it: `digits` over ten to the `places`. As a float, 1.005 times 100 would round down. */
interface Decimal {
  digits: bigint
  places: number
}

export function decimalOf(value: number): Decimal {
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), places: 0 }
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  const [whole = '', part = ''] = mantissa.split('.')
  const places = part.length - Number(exponent)
  const digits = BigInt(whole + part)
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places }
}

/** A product over another one, exact until it is rounded to a whole number, half away from zero. */
export function roundedProduct(factors: readonly number[], divisors: readonly number[] = []): number {
  const [dividendAsIs, divisorAsIs] = [floatProduct(factors), floatProduct(divisors)]
  if (dividendAsIs !== null && divisorAsIs !== null) return roundedQuotient(dividendAsIs, divisorAsIs)
  const [top, bottom] = [productOf(factors), productOf(divisors)]
  const dividend = top.digits * 10n ** BigInt(bottom.places)
  const divisor = bottom.digits * 10n ** BigInt(top.places)
  const whole = (2n * abs(dividend) + abs(divisor)) / (2n * abs(divisor))
  return Number(dividend < 0n === divisor < 0n ? whole : -whole)
}

/** Null where a float could not hold the product exactly, so that most amounts need no long arithmetic. */
function floatProduct(values: readonly number[]): number | null {
  let product = 1
  for (const value of values) {
    product *= value
    if (!Number.isInteger(value) || !Number.isSafeInteger(product * 2)) return null
  }
  return product
}

function roundedQuotient(dividend: number, divisor: number): number {
  const [above, below] = [Math.abs(dividend), Math.abs(divisor)]
  const rest = above % below
  const whole = (above - rest) / below + (2 * rest >= below ? 1 : 0)
  return dividend < 0 === divisor < 0 ? whole : 0 - whole
}

function productOf(values: readonly number[]): Decimal {
  return values.map(decimalOf).reduce(
    (product, { digits, places }) => ({
      digits: product.digits * digits,
      places: product.places + places,
    }),
    { digits: 1n, places: 0 },
  )
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value)
