import { words } from '../words/words.ts'

/** What is wrong with a day that must lie between two others. */
export function dateError(
  value: string,
  min: string | undefined,
  max: string | undefined,
  said: (day: string) => string,
): string | undefined {
  if (!value) return undefined
  if (min && value < min) return words('date.least', { date: said(min) })
  return max && value > max ? words('date.most', { date: said(max) }) : undefined
}
