import { fetchPermissions } from '../../api/alpha-zulu.ts'
import { HttpError, sendOnly } from '../../api/http.ts'
import { CONFIG } from '../../config/environment.ts'
import { pathNow } from '../../contract/local-path.ts'
import { wordsReady } from '../../contract/words.ts'
import { goTo } from '../../stores/destination.ts'
import { announce, notify } from '../../stores/notices.ts'
import { agencyHolds } from '../../stores/permissions.ts'
import { $seenAs } from '../../stores/seen-as.ts'
import { $session } from '../../stores/session.ts'
import { lendPermissions } from './lent-permissions.ts'
import { OsSeenAs } from './os-seen-as.ts'
import { refuseWrites } from './refuse-writes.ts'
import { words } from './words/words.ts'

export interface SeenPerson {
  id: string
  email: string
  name: string
}

let end: (() => void) | undefined

/**
 * Shows menus and pages as somebody else sees them, until it is stopped, the page is loaded anew or the session ends. The
 * server writes down its start before it begins, and its end.
 */
export async function seeAs(person: SeenPerson): Promise<void> {
  end?.()
  await wordsReady()
  let records
  try {
    await tellServer(person, 'start')
    records = await fetchPermissions(person.email)
  } catch (error) {
    const isRefused = error instanceof HttpError && error.status < 500
    const problem = words(isRefused ? 'notAllowed' : 'unreachable')
    notify({ kind: 'error', text: words('failed', { name: person.name, problem }) })
    return
  }
  begin(person, records)
}

function begin(person: SeenPerson, records: Awaited<ReturnType<typeof fetchPermissions>>): void {
  const from = pathNow()
  const banner = bannerFor(person.name)
  $seenAs.set(person.name)
  const takeBack = lendPermissions(records)
  const allowWrites = refuseWrites(() => words('refused', { name: person.name }))
  const told = () => void tellServer(person, 'end').catch(() => {}) // the page may be gone
  const stop = () => {
    end = undefined
    stopWatching()
    removeEventListener('pagehide', stop)
    banner.remove()
    allowWrites()
    $seenAs.set(null)
    takeBack()
    told()
  }
  const stopWatching = $session.listen(({ state }) => state === 'signed-out' && stop())
  addEventListener('pagehide', stop)
  banner.stop = () => {
    stop()
    notify({ kind: 'success', text: words('stopped') })
    goTo(from)
  }
  end = stop
  announce(words('seeing', { name: person.name }))
  // the launcher is what differs most between two people; on You the content would be one's own
  goTo(agencyHolds('OsAppsAccess') ? '/apps' : '/you')
}

function bannerFor(name: string): OsSeenAs {
  if (!customElements.get('os-seen-as')) customElements.define('os-seen-as', OsSeenAs)
  const banner = new OsSeenAs()
  banner.name = name
  document.body.append(banner)
  return banner
}

const tellServer = ({ id }: SeenPerson, what: 'start' | 'end'): Promise<void> =>
  sendOnly(`${CONFIG.apis.access}/people/${encodeURIComponent(id)}/see-as`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ what }),
    keepalive: true,
  })
