import { CONFIG, parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { SLOW_CALLBACK_NOTICE_MS } from '../config/limits.ts'
import { STANDALONE_PATH } from '../config/page-defaults.ts'
import { EMBED_SIGN_IN_PATH } from '../contract/embed.ts'
import { localPath } from '../contract/local-path.ts'
import { sessionNotes } from './session-notes.ts'

/** The provider sends the browser here: read the answer, store the person, and be gone from the history. */
async function handleCallback(): Promise<void> {
  const url = location.href
  // before anything else: no code and no state stay in the address, and a reload replays nothing
  history.replaceState(null, '', location.pathname)
  setConfig(parseRuntimeConfig(document.querySelector('#os-config')?.textContent))
  const slow = setTimeout(() => say('This takes longer than usual.'), SLOW_CALLBACK_NOTICE_MS)
  const target = await conclude(url)
  clearTimeout(slow)
  location.replace(target)
  setTimeout(() => say('You should have left this page by now.'), SLOW_CALLBACK_NOTICE_MS)
}

/** The engine is here since the click on "Sign in": loaded as the portal loads it, so that both share one chunk. */
async function conclude(url: string): Promise<string> {
  const { completeSignIn, isAnswer } = await import('./engine.ts')
  if (!isAnswer(url)) return CONFIG.postLoginRoute
  const outcome = await completeSignIn(url)
  if (outcome.result === 'Ok') return localPath(sessionNotes.takeRoute()) ?? CONFIG.postLoginRoute
  sessionNotes.leaveOutcome(outcome)
  return isOfOwnPage(sessionNotes.route()) ? localPath(sessionNotes.takeRoute())! : CONFIG.unauthorizedRoute
}

/** An app in a page of its own says there what went wrong: the portal around it may be somewhere else. */
function isOfOwnPage(path: string | null): boolean {
  const [page = ''] = (localPath(path) ?? '').split(/[?#]/)
  return page === STANDALONE_PATH || page === EMBED_SIGN_IN_PATH
}

/** English in every language, as the page around it: it is here for a moment, and loads nothing but the sign-in. */
function say(text: string): void {
  document.querySelector('[role=status]')!.textContent = text
  document.querySelector<HTMLElement>('#way-out')!.hidden = false
}

handleCallback().catch((error: unknown) => {
  say('The sign-in could not be finished. Nothing was changed.')
  throw error
})
