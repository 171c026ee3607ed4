import { computed } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import { DEVELOPERS } from '../config/permissions.ts'
import type { MiniAppEvents } from '../contract/events.ts'
import { $consent } from './consent.ts'
import { $agency, $permissions, agencyHolds } from './permissions.ts'
import { $session } from './session.ts'
import { $users } from './users.ts'

/** One thing that happened. */
export interface Tracked {
  kind: MiniAppEvents['track-analytics']['kind']
  name: string
  /** The mini-app it happened in, '' for the shell. */
  app: string
  data?: Readonly<Record<string, unknown>>
}

/** Whether somebody is here whose use may be recorded at all; 'unknown' until their permissions and their agency are. */
export const $trackable = computed(
  [$session, $users, $permissions, $agency],
  ({ state }, { myself }, { permissions }, agency): 'no' | 'unknown' | 'yes' => {
    if (!CONFIG.analytics || state !== 'signed-in' || !myself) return 'no'
    if (!CONFIG.analytics.excludeDevelopers) return 'yes'
    if (!permissions || !agency) return 'unknown'
    return agencyHolds(DEVELOPERS) ? 'no' : 'yes'
  },
)

/** Whether it is recorded: 'held' until it is known whether the person is excluded, 'off' unless they agreed. */
export const $recording = computed([$trackable, $consent], (trackable, consent): 'off' | 'held' | 'on' => {
  if (consent !== 'granted' || trackable === 'no') return 'off'
  return trackable === 'unknown' ? 'held' : 'on'
})

const MOST_HELD = 200

/** What could not be sent; failures disturb nobody, but they are counted. */
export const analyticsCounts = { sent: 0, failed: 0, dropped: 0 }

let held: Tracked[] = []
let sink: ((tracked: Tracked) => void) | undefined

/** Records one thing, if anything may be recorded. */
export function track(tracked: Tracked): void {
  if ($recording.get() === 'off') return
  if (sink) sink(tracked)
  else if (held.length < MOST_HELD) held.push(tracked)
  else analyticsCounts.dropped++
}

/** Where records go from now on, those held first. */
export function sendTrackedTo(next: (tracked: Tracked) => void): void {
  sink = next
  const waiting = held
  held = []
  waiting.forEach(next)
}

/** Nothing goes anywhere any more, and nothing held is kept. */
export function stopTracking(): void {
  sink = undefined
  held = []
}
