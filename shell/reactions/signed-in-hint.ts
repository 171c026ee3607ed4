import { SIGNED_IN_COOKIE } from '../contract/signed-in-cookie.ts'
import { onWords, shownLanguage } from '../contract/words.ts'
import { $session } from '../stores/session.ts'

const KEPT_S = 30 * 24 * 3600

/** Tells the server's page what the next start will need. */
export function serverIsHinted(): void {
  const tell = () => {
    const isHere = $session.get().state === 'signed-in'
    document.cookie = `${SIGNED_IN_COOKIE}=${shownLanguage()}; Path=/; Max-Age=${isHere ? KEPT_S : 0}; SameSite=Lax`
  }
  $session.listen(tell)
  onWords(tell)
}
