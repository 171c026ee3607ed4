import { answerTo, signInAddress } from './sign-in-message.ts'
import type { Granted, SignInProblem } from './sign-in-answer.ts'

const CLOSED_CHECK_MS = 500
const WIDTH_PX = 500
const HEIGHT_PX = 620

/** Asks in a window of the portal's, for an app, and with `again` whatever was allowed before; '' where the person closed it. */
export async function openSignIn(
  portal: string,
  wish: { app?: string; again?: string },
): Promise<Granted | SignInProblem> {
  const { id, address } = signInAddress(portal, wish)
  const left = Math.round(screenX + (outerWidth - WIDTH_PX) / 2)
  const place = `popup,width=${WIDTH_PX},height=${HEIGHT_PX},left=${left}`
  const popup = open(address, 'agency-os-sign-in', place)
  if (!popup) return 'blocked'
  const over = new AbortController()
  const closed = new Promise<''>((resolve) => {
    const timer = setInterval(() => popup.closed && resolve(''), CLOSED_CHECK_MS)
    over.signal.addEventListener('abort', () => clearInterval(timer))
  })
  const answer = await Promise.race([answerTo(id, portal, over.signal), closed])
  over.abort()
  return answer && (answer.granted ?? (answer.refused ? 'refused' : ''))
}
