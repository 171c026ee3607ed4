import { answerTo, signInAddress } from './sign-in-message.ts'
import type { Granted } from './sign-in-answer.ts'

const PATIENCE_MS = 8000

/**
 * Asks the portal in a frame that nobody sees. Browsers keep the portal's session from it unless both are of
 * one site, so elsewhere it is not tried.
 */
export async function askUnseen(portal: string, app: string): Promise<Granted | undefined> {
  if (!isSameSite(portal)) return undefined
  const { id, address } = signInAddress(portal, app ? { app } : {})
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = address
  const over = new AbortController()
  const answer = answerTo(id, portal, over.signal)
  document.body.append(frame)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const { granted } = (await Promise.race([answer, late])) ?? {}
  over.abort()
  frame.remove()
  return granted
}

/** A guess that is wrong costs one frame. */
export const isSameSite = (portal: string): boolean =>
  siteOf(new URL(portal).hostname) === siteOf(location.hostname)

const siteOf = (hostname: string): string => hostname.split('.').slice(-2).join('.')
