import type { BeforeNavigation, Navigation, NavigationEvents, Trip } from '../contract/navigation-events.ts'
import type { AppStatus } from '../contract/status.ts'
import { $appStatus } from '../stores/app-status.ts'

/** A navigation whose address has changed and whose mini-app is on its way. */
interface Running {
  trip: Trip
  asked: boolean
  /** A listener takes its time to answer. */
  waits?: boolean
  restore(): void
}

const BROKEN = 'SKIP_BECAUSE_BROKEN'

let running: Running | undefined

/** Asks the listeners of the first before-events; true when one cancels. At once, unless a listener wants time: what is overtaken meanwhile says nothing more. */
export function askNavigation(asked: Trip, isStale: () => boolean): boolean | Promise<boolean> {
  const trip = fromTheStart(asked)
  const cancelled = ask(changesApp(trip) ? 'os-before-app-change' : 'os-before-no-app-change', trip)
  const goOn = (isCancelled: boolean) => isCancelled || isStale() || ask('os-before-routing', trip)
  return typeof cancelled === 'boolean' ? goOn(cancelled) : cancelled.then(goOn)
}

/** The address has changed; an overtaken navigation says nothing more. `restore` takes the change back, with that of the overtaken one. */
export function startNavigation(trip: Trip, restore: () => void): void {
  running = {
    trip: fromTheStart(trip),
    asked: false,
    restore: running?.trip.from.path ? running.restore : restore,
  }
}

/**
 * A navigation that overtakes another starts where the overtaken one did: that was the last place mounted and told of. The
 * first navigation of a page has started nowhere; what overtakes it may be taken back to the address that the page has by then.
 */
function fromTheStart(trip: Trip): Trip {
  if (!running) return trip
  const { from } = running.trip
  return { ...trip, from: { app: from.app, path: from.path || trip.from.path } }
}

/** The last moment to cancel, once per navigation: all is unmounted and loaded. True when it is cancelled. */
export function beforeMount(): boolean | Promise<boolean> {
  const current = running
  if (!current || current.asked) return false
  current.asked = true
  const cancelled = ask('os-before-mount-routing', current.trip)
  const judge = (isCancelled: boolean) => {
    current.waits = false
    if (!isCancelled || running !== current) return false
    running = undefined
    current.restore()
    return true
  }
  if (typeof cancelled === 'boolean') return judge(cancelled)
  current.waits = true
  return cancelled.then(judge)
}

/** The new mini-app is drawn or broken: tells so. Not while a listener still thinks about cancelling: whoever waits for its answer calls this again after it. */
export function endNavigation(): void {
  if (!running || running.waits) return
  const { trip } = running
  running = undefined
  tell(changesApp(trip) ? 'os-app-change' : 'os-no-app-change', trip)
  tell('os-routing', trip)
}

function ask(name: keyof NavigationEvents, trip: Trip): boolean | Promise<boolean> {
  const answers: unknown[] = []
  const detail: BeforeNavigation = {
    ...trip,
    statuses: expected(trip),
    cancelNavigation: (value = true) => void answers.push(value),
  }
  dispatchEvent(new CustomEvent(name, { detail }))
  if (answers.length === 0) return false
  if (trip.from.path !== '') return anyTruthy(name, answers)
  console.warn(
    `The first navigation of a page cannot be cancelled, as a listener of ${name} asked: there is nothing to go back to`,
  )
  return false
}

function tell(name: keyof NavigationEvents, trip: Trip): void {
  const detail: Navigation = { ...trip, statuses: actual(trip) }
  dispatchEvent(new CustomEvent(name, { detail }))
}

async function anyTruthy(name: string, answers: readonly unknown[]): Promise<boolean> {
  const values = await Promise.all(
    answers.map((answer) =>
      Promise.resolve(answer).catch((error: unknown) => {
        console.warn(
          `A listener of ${name} was to say whether it cancels, but failed; the navigation goes on:`,
          error,
        )
        return false
      }),
    ),
  )
  return values.some(Boolean)
}

const changesApp = ({ from, to }: Trip) => from.app !== to.app

function expected({ from, to }: Trip): Record<string, AppStatus> {
  const statuses: Record<string, AppStatus> = {}
  if (from.app === to.app) return statuses
  const now = $appStatus.get()
  if (from.app) statuses[from.app] = now[from.app] === BROKEN ? BROKEN : 'NOT_MOUNTED'
  if (to.app) statuses[to.app] = now[to.app] === BROKEN ? BROKEN : 'MOUNTED'
  return statuses
}

function actual({ from, to }: Trip): Record<string, AppStatus> {
  const statuses: Record<string, AppStatus> = {}
  if (from.app === to.app) return statuses
  const now = $appStatus.get()
  for (const { app } of [from, to]) if (app) statuses[app] = now[app] ?? 'NOT_LOADED'
  return statuses
}
