import type { InvalidField, Problem } from '../problem.ts'
import { wordsReady } from '../words.ts'
import type en from './words/en.json'
import { words } from './words/words.ts'

/** With the first refusal: until then nobody needs these words. Where they cannot be had, the server's sentence stands. */
export async function loadRefusalText(): Promise<void> {
  words.begin()
  await wordsReady()?.catch(() => {})
}

/** The text of a server's refusal in the language in use; the server's own sentence in English, and for codes without words. */
export function refusalText({ code, values = {}, detail, errors = [] }: Problem): string | undefined {
  if (!code) return detail
  const [first] = errors
  const problem = first && invalidFieldText(first)
  const key = `refusal.${code}` as const
  const text = words(key, { ...values, ...(problem !== undefined && { problem }) })
  if (text !== key) return text
  return problem === undefined ? detail : detail?.replace(String(values['problem']), () => problem)
}

/** Why a server refused a field, in the person's language; for a code that has no words here, the server's English message. */
function invalidFieldText({ field, code, values, message }: InvalidField): string {
  const key = `field.${code}`
  const text = words(`field.${code}` as keyof typeof en, { field: field || '–', ...values })
  return text === key ? message : text
}
