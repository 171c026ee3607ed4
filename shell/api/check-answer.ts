import { getJson, MalformedAnswerError } from './http.ts'

/**
 * GET of a list whose every entry has these texts.
 * @throws HttpError, NetworkError, MalformedAnswerError naming the entry
 */
export async function getList<T>(url: string, texts: readonly (keyof T & string)[]): Promise<T[]> {
  const answer = await getJson<unknown>(url)
  if (!Array.isArray(answer)) throw new MalformedAnswerError(`GET ${url} answered with something that is no list`)
  answer.forEach((entry, index) => checkTexts(entry, texts, `entry ${index} of GET ${url}`))
  return answer as T[]
}

/** @throws MalformedAnswerError naming the first text that is missing */
export function checkTexts(value: unknown, texts: readonly string[], what: string): void {
  const fields = (typeof value === 'object' && value ? value : {}) as Record<string, unknown>
  const missing = texts.find((name) => typeof fields[name] !== 'string')
  if (missing) throw new MalformedAnswerError(`${what} has no "${missing}"`)
}
