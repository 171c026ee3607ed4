import { isArranged } from '../../domain/home/layout.ts'
import { words } from '../words/words.ts'

/** `Good morning, Paula`, by the clock on this person's wall. */
export function greeting(hour: number, name: string): string {
  if (hour < 5 || hour >= 18) return words('greeting.evening', { name })
  return words(hour < 12 ? 'greeting.morning' : 'greeting.afternoon', { name })
}

/** One of the tenant's own, where it has one. */
export const sentenceOf = (tenant: string): readonly string[] =>
  isArranged(tenant) ? [words(`sentence.${tenant}`)] : []
