import type { Format } from '../../kit/words/format.ts'

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

export const oneDigit = ({ number }: Format, value: number | null): string => number(value, ONE_DIGIT)

/** With a sign in front of what is more; what is shown as nothing has none. */
export function signed(value: number, text: string): string {
  if (!/[1-9]/.test(text)) return text.replace('-', '')
  return value > 0 ? `+${text}` : text
}
