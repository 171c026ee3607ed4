import type { Problem } from '../../../../shell/contract/problem.ts'
import type en from './words/en.json'
import { words } from './words/words.ts'

/** What a server refused, in the language in use; its own English sentence where there are no words for the code. */
export function refusalText({ code, values, detail }: Problem): string | undefined {
  if (!code) return detail
  const key = `refusal.${code}`
  const text = words(`refusal.${code}` as keyof typeof en, { ...values })
  return text === key ? detail : text
}
