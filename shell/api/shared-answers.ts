import { SHARED_ANSWER_MS } from '../config/limits.ts'

const answers = new Map<string, { text: Promise<string>; at: number }>()

/** Keeps an answer that the shell waits for or has just had, for a mini-app that starts with the same question. */
export function shareAnswer(url: string, init: RequestInit, text: Promise<string>): void {
  if (!isQuestion(init)) return
  const [name, shared] = [nameOf(url, init), { text, at: Date.now() }]
  answers.set(name, shared)
  text.catch(() => {
    if (answers.get(name) === shared) answers.delete(name)
  })
}

/** The same answer while it is new; undefined where the server is to be asked, as with a `cache` that says so. */
export function sharedAnswer(url: string, init: RequestInit): Promise<Response | undefined> | undefined {
  const known = isQuestion(init) ? answers.get(nameOf(url, init)) : undefined
  if (
    !known ||
    Date.now() - known.at > SHARED_ANSWER_MS ||
    /^(no-store|no-cache|reload)$/.test(init.cache ?? '')
  )
    return undefined
  return known.text.then(
    (text) => new Response(text, { headers: { 'content-type': 'application/json' } }),
    () => undefined,
  )
}

/** After a change, or a sign-out, everything is asked for anew. */
export function forgetSharedAnswers(): void {
  answers.clear()
}

export const isQuestion = ({ method = 'GET' }: RequestInit): boolean => /^(get|head)$/i.test(method)

/** Plain JSON is what is meant where nothing is said. */
function nameOf(url: string, { method = 'GET', headers }: RequestInit): string {
  const accept = new Headers(headers).get('accept') ?? '*/*'
  return `${method.toUpperCase()} ${new URL(url, location.origin).href} ${accept === '*/*' ? 'application/json' : accept}`
}
