import { CONFIG } from '../config/environment.ts'
import {
  $recording,
  analyticsCounts,
  sendTrackedTo,
  stopTracking,
  track,
  type Tracked,
} from '../stores/analytics.ts'
import { $place } from '../stores/place.ts'
import { $session } from '../stores/session.ts'
import { $users } from '../stores/users.ts'
import { loadAsset } from './load-asset.ts'

/** What `/assets/analytics.js` exports. */
interface AnalyticsScript {
  createCollector(options: { url: string; counts: typeof analyticsCounts }): Collector
}

interface Collector {
  add(tracked: Tracked): void
  /** Sends what waits and a reset, and ends: the next one begins a new visit. */
  finish(): void
  /** Forgets what waits, and ends. */
  discard(): void
}

/** Spec section 7: the analytics script comes from our own assets; here not before somebody who may be recorded has agreed. */
export function analyticsRecords(): void {
  let turn = 0
  let collector: Collector | undefined
  $recording.subscribe((recording) => {
    turn++
    if (recording === 'on') void start(turn)
    else stop()
  })
  $place.listen(pageViews())

  async function start(mine: number): Promise<void> {
    const script = await loadAsset<AnalyticsScript>('/assets/analytics.js')
    if (mine !== turn) return
    if (!script) return void analyticsCounts.failed++
    collector = script.createCollector({ url: CONFIG.analytics!.url, counts: analyticsCounts })
    collector.add({ kind: 'identify', name: $users.get().myself?.id ?? '', app: '' })
    sendTrackedTo(collector.add)
  }

  /** Spec section 4: signing out resets analytics; taking consent back drops what waits as well. */
  function stop(): void {
    stopTracking()
    if ($session.get().state === 'signed-in') collector?.discard()
    else collector?.finish()
    collector = undefined
  }
}

/** One page view for each path; what comes after the `?` may be anybody's secret. */
function pageViews(): () => void {
  let last = ''
  return () => {
    const { app, route } = $place.get()
    if (!route.path || route.path === last) return
    last = route.path
    track({ kind: 'page', name: app, app: '', data: { path: last } })
  }
}
