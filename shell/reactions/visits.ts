import { sendOnly } from '../api/http.ts'
import { CONFIG } from '../config/environment.ts'
import { SENT_VISITS, VISITS_WAIT_MS } from '../config/limits.ts'
import type { AppVisit } from '../contract/catalogue.ts'
import { $place } from '../stores/place.ts'
import { $tenant } from '../stores/tenant.ts'

/** Notes once for each app that is opened, and sends what was noted in a quiet moment, or as the page is left. */
export function noteVisits(): () => void {
  let last = ''
  let waiting: AppVisit[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const sendAll = () => {
    clearTimeout(timer)
    timer = undefined
    const visits = waiting.splice(0, SENT_VISITS)
    if (visits.length > 0) send(visits)
  }
  const stop = $place.subscribe(({ app }) => {
    if (app === last || !app || app === 'login') return
    last = app
    waiting = [...waiting.slice(1 - SENT_VISITS), { app, at: new Date().toISOString() }]
    timer ??= setTimeout(sendAll, VISITS_WAIT_MS)
  })
  addEventListener('pagehide', sendAll)
  return () => {
    stop()
    removeEventListener('pagehide', sendAll)
    clearTimeout(timer)
  }
}

/** One that is lost is no loss to anybody. */
function send(visits: readonly AppVisit[]): void {
  void sendOnly(`${CONFIG.apis.catalogue}/visits`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agency: $tenant.get().code, visits }),
  }).catch(() => {})
}
