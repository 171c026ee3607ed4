import { SHARED_ANSWER_MS } from '../config/limits.ts'
import { firstCallsKey, SHELL_CALLS, type BegunCalls, type FirstCalls } from '../contract/begun-calls.ts'
import { safeLocal } from './safe-storage.ts'

/** The shell's five and what the page asks before it is complete. */
const MOST_CALLS = 7

let begun: BegunCalls | undefined
let owner = ''
const asked: [url: string, accept: string][] = []

/** For the person that the shell found; before any mini-app is there, so that none sees what is taken away here. */
export function takeBegunCalls(subject: string): void {
  const { osBegunCalls } = globalThis
  delete globalThis.osBegunCalls
  owner = subject
  asked.length = 0
  begun = osBegunCalls?.subject === subject ? osBegunCalls : undefined
}

/** The answer to a question that the page has asked already, once and while it is new. */
export function begunAnswer(url: string, { headers }: RequestInit): Promise<Response> | undefined {
  const accept = new Headers(headers).get('accept') ?? ''
  note(url, accept)
  const name = `${accept} ${url}`
  const answer = performance.now() < SHARED_ANSWER_MS ? begun?.answers.get(name) : undefined
  begun?.answers.delete(name)
  return answer
}

/** After a change everything is asked anew. */
export function forgetBegunCalls(): void {
  begun = undefined
}

/** Remembers the first calls for the next visit; streams and other servers' are none of them. */
function note(url: string, accept: string): void {
  if (!owner || asked.length === MOST_CALLS || !url.startsWith('/') || accept.includes('stream')) return
  if (asked.some(([was, as]) => was === url && as === accept)) return
  asked.push([url, accept])
  const first: FirstCalls = { path: location.pathname, calls: asked }
  if (asked.length >= SHELL_CALLS) safeLocal.set(firstCallsKey(owner), JSON.stringify(first))
}
