import { POPUP_HEIGHT_PX, POPUP_WIDTH_PX } from '../config/limits.ts'
import { tellLogin } from '../stores/session.ts'
import { beginSignIn } from './begin-sign-in.ts'
import type { SignInOptions } from './begin-sign-in.ts'
import { currentUser, keep, readStoredUser } from './session-keeper.ts'

export interface PopupResult {
  isAuthenticated: boolean
  /** For those who ask in code, in English: the login message of spec section 8, '' when nothing went wrong. */
  message: string
}

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

async function signInThrough(popup: Window, options: SignInOptions): Promise<PopupResult> {
  const failed = await beginSignIn(options, (engine, wish) => engine.signInThrough(popup, wish))
  return failed
    ? { isAuthenticated: currentUser() !== null, message: failed.cause ?? failed.result }
    : accept()
}

function accept(): PopupResult {
  const stored = readStoredUser()
  if (stored) {
    keep(stored)
    tellLogin([]) // what was told before is over, also to somebody who was signed in all the time
  }
  return { isAuthenticated: stored !== null, message: '' }
}

function features(): string {
  const left = Math.round(screenX + (outerWidth - POPUP_WIDTH_PX) / 2)
  const top = Math.round(screenY + (outerHeight - POPUP_HEIGHT_PX) / 2)
  return `popup,width=${POPUP_WIDTH_PX},height=${POPUP_HEIGHT_PX},left=${left},top=${top}`
}
