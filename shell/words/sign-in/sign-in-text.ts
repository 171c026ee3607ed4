import type { Problem } from '../../contract/problem.ts'
import { loadRefusalText, refusalText } from '../../contract/refusals/refusal-text.ts'
import { words as always } from '../words.ts'
import type en from './words/en.json'
import { words } from './words/words.ts'

/** These are there before anything fails: they tell that a part of the portal cannot be had, or what everybody reads who leaves. */
const ALWAYS = ['missing.engine', 'missing.renewal', 'missing.provider', 'signedOut'] as const
type Always = (typeof ALWAYS)[number]

/** One sentence for the login page, said while it is drawn; with values where it names something, or as a server refused. */
export type SignInMessage =
  | Always
  | keyof typeof en
  | { key: keyof typeof en; values: Readonly<Record<string, string>> }
  | { refusal: Problem }

const isAlways = (message: SignInMessage): message is Always => ALWAYS.includes(message as Always)

/** Loads the words that these take. */
export function prepareSignInText(messages: readonly SignInMessage[]): void {
  if (messages.some((message) => !isAlways(message))) words.begin()
  if (messages.some((message) => typeof message === 'object' && 'refusal' in message)) void loadRefusalText()
}

/** All of them in the language in use; what has no words yet is left out. */
export const signInText = (messages: readonly SignInMessage[]): string =>
  messages.map(say).filter(Boolean).join(' ')

function say(message: SignInMessage): string {
  if (isAlways(message)) return always(message)
  if (typeof message === 'object' && 'refusal' in message) return refusalText(message.refusal) ?? ''
  const { key, values } = typeof message === 'string' ? { key: message, values: {} } : message
  const text = words(key, values)
  return text === key ? '' : text
}
