import { POPUP_HEIGHT_PX, POPUP_WIDTH_PX } from '../config/limits.ts'
import { signInFailed, signingIn, tellLogin } from '../stores/session.ts'
import { ENGINE_MISSING } from './facade-words.ts'
import { loadEngine } from './load-engine.ts'
import { currentUser, keep, readStoredUser } from './session-keeper.ts'
import type { Outcome } from './session-notes.ts'

export interface SignInOptions {
  /** Identity-provider hint; the `account` query parameter when not given. */
  account?: string
  /** Id of one of the configuration's other providers. */
  configuration?: string
}

export interface PopupResult {
  isAuthenticated: boolean
  /** The login message of spec section 8, '' when nothing went wrong. */
  message: string
}

const MISSING: Outcome = { result: 'NotSet', message: ENGINE_MISSING }

let open: Window | null = null

/**
 * Signs in through a window of 500 by 500. Call it soon after a click: browsers open windows nowhere else.
 * Null when the browser blocked the window.
 */
export async function startSignInPopup(options: SignInOptions = {}): Promise<PopupResult | null> {
  if (open && !open.closed) {
    open.focus()
    return { isAuthenticated: currentUser() !== null, message: 'There is already a popup open.' }
  }
  const popup = (open = window.open('about:blank', '_blank', features()))
  if (!popup) return null
  try {
    return await signInThrough(popup, options)
  } finally {
    popup.close()
    open = null
  }
}

async function signInThrough(popup: Window, { account, configuration }: SignInOptions): Promise<PopupResult> {
  if (!currentUser()) signingIn()
  const hint = account ?? new URLSearchParams(location.search).get('account')
  const engine = await loadEngine()
  const outcome = engine ? await engine.signInThrough(popup, { account: hint, configuration }) : MISSING
  if (!outcome) return accept()
  signInFailed(outcome.result, outcome.message)
  return { isAuthenticated: currentUser() !== null, message: outcome.cause ?? outcome.message }
}

function accept(): PopupResult {
  const stored = readStoredUser()
  if (stored) {
    keep(stored)
    tellLogin('') // what was told before is over, also to somebody who was signed in all the time
  }
  return { isAuthenticated: stored !== null, message: '' }
}

function features(): string {
  const left = Math.round(screenX + (outerWidth - POPUP_WIDTH_PX) / 2)
  const top = Math.round(screenY + (outerHeight - POPUP_HEIGHT_PX) / 2)
  return `popup,width=${POPUP_WIDTH_PX},height=${POPUP_HEIGHT_PX},left=${left},top=${top}`
}
