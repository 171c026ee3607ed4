import { minorDigits } from './minor-digits.ts'

interface FiguresKept {
  /** Fields by path; amounts among them are whole minor units of `from`. */
  body: Readonly<Record<string, unknown>>
  from: string
  to: string
  /** Whether a path is an amount of the currency that changes. */
  isAmount(path: string): boolean
}

/**
 * Amounts in another currency, which keep their figures however many minor units that is: 55,617 stays
 * 55,617. Only those that change.
 */
export function figuresKept({ body, from, to, isAmount }: FiguresKept): Record<string, number> {
  const digits = minorDigits(to) - minorDigits(from)
  const changed = Object.entries(body).flatMap(([path, value]) =>
    digits !== 0 && typeof value === 'number' && isAmount(path)
      ? [[path, Math.round(value * 10 ** digits)]]
      : [],
  )
  return Object.fromEntries(changed) as Record<string, number>
}
