import { onWords, withWords } from '../contract/words.ts'
import { $trackable } from '../stores/analytics.ts'
import { $consent, setConsent, type Consent } from '../stores/consent.ts'
import { dismissNotice, notify } from '../stores/notices.ts'
import { offerOwnCommands } from '../stores/own-commands.ts'
import { $users } from '../stores/users.ts'
import { words } from '../words/signed-in/words/words.ts'

const COOKIE = 'os-consent'
const KEPT_S = 180 * 24 * 60 * 60

/**
 * The choice is kept in a cookie, for signing out clears local storage (spec section 4), and is a person's own:
 * somebody else at the same browser is asked anew.
 */
export function consentIsKept(): void {
  let person: string | undefined
  $users.subscribe(({ myself }) => {
    if (myself?.id === person) return
    person = myself?.id
    setConsent(person === undefined ? 'unasked' : read(person))
  })
  const otherTabs = new BroadcastChannel(COOKIE)
  otherTabs.addEventListener('message', () => person !== undefined && setConsent(read(person)))
  $consent.listen((consent) => {
    if (person === undefined || consent === 'unasked' || consent === read(person)) return
    write(person, consent)
    otherTabs.postMessage('')
  })
}

/** One calm question where analytics is configured, and a command to change one's mind. */
export function consentIsAsked(): void {
  let question: number | undefined
  const askNow = () => {
    const trackable = $trackable.get() === 'yes'
    const isOpen = trackable && $consent.get() === 'unasked'
    if (isOpen) {
      question ??= notify(consentQuestion())
    } else if (question !== undefined) {
      dismissNotice(question)
      question = undefined
    }
    offerOwnCommands('consent', trackable ? [commandFor($consent.get())] : [])
  }
  const ask = () => withWords(askNow)
  $trackable.subscribe(ask)
  $consent.listen(ask)
  onWords(ask)
}

const allow = () => setConsent('granted')
const refuse = () => setConsent('refused')

const consentQuestion = () =>
  ({
    kind: 'info',
    text: words('consent.question'),
    action: { label: words('consent.allow'), run: allow },
    otherAction: { label: words('consent.refuse'), run: refuse },
  }) as const

function commandFor(consent: Consent) {
  const granted = consent === 'granted'
  return {
    id: 'usage-statistics',
    title: words(granted ? 'consent.stop' : 'consent.start'),
    hint: words('consent.hint'),
    inHelp: true,
    run: granted ? refuse : allow,
  }
}

function read(person: string): Consent {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1]
  if (value === `granted.${encodeURIComponent(person)}`) return 'granted'
  return value === `refused.${encodeURIComponent(person)}` ? 'refused' : 'unasked'
}

function write(person: string, consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=${consent}.${encodeURIComponent(person)}; Path=/; Max-Age=${KEPT_S}; SameSite=Lax${secure}`
}
