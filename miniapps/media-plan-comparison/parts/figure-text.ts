import type { Format } from '../../kit/words/format.ts'

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

export const oneDigit = ({ number }: Format, value: number | null): string => number(value, ONE_DIGIT)

/** With a sign in front of what is more. */
export const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text)
