import { getJson, MalformedAnswerError } from './http.ts'

/**
 * GET of a list whose every entry has these texts.
 * @throws HttpError, NetworkError, MalformedAnswerError naming the entry
 */
export async function getList<T>(
  url: string,
  texts: readonly (keyof T & string)[],
  { accept, signal, read = (answer) => answer }: HowToAsk = {},
): Promise<T[]> {
  const answer = read(
    await getJson<unknown>(url, { ...(accept && { headers: { accept } }), ...(signal && { signal }) }),
  )
  if (!Array.isArray(answer))
    throw new MalformedAnswerError(`GET ${url} answered with something that is no list`)
  answer.forEach((entry, index) => checkTexts(entry, texts, `entry ${index} of GET ${url}`))
  return answer as T[]
}

/** A list may come in another form than the plain one. */
interface HowToAsk {
  accept?: string
  signal?: AbortSignal
  read?(answer: unknown): unknown
}

/** @throws MalformedAnswerError naming the first text that is missing */
export function checkTexts(value: unknown, texts: readonly string[], what: string): void {
  const fields = (typeof value === 'object' && value ? value : {}) as Record<string, unknown>
  const missing = texts.find((name) => typeof fields[name] !== 'string')
  if (missing) throw new MalformedAnswerError(`${what} has no "${missing}"`)
}
