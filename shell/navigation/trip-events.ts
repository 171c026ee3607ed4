import type { BeforeNavigation, NavigationEvents, Trip } from '../contract/navigation-events.ts'
import type { AppStatus } from '../contract/status.ts'
import { $appStatus } from '../stores/app-status.ts'
import { here, soon, type Soon, type Steps } from '../stores/kit/soon.ts'

/** A navigation whose address has changed and whose mini-app is on its way. */
interface UnderWay {
  trip: Trip
  wasAsked: boolean
  /** A listener takes its time to answer. */
  waits: boolean
  takeBack(): void
}

const BROKEN = 'SKIP_BECAUSE_BROKEN'

/** Tells of navigations on `window`, in the order that `contract/navigation-events.ts` gives, and hears who cancels one. */
export class TripEvents {
  #underWay: UnderWay | undefined

  /** Before the address changes: true when a listener cancels. At once, unless one wants time; of what is overtaken meanwhile no more is told. */
  isCancelled(asked: Trip, isOvertaken: () => boolean): Soon<boolean> {
    return soon(this.#askBefore(this.#fromTheStart(asked), isOvertaken))
  }

  *#askBefore(trip: Trip, isOvertaken: () => boolean): Steps<boolean> {
    if (yield* here(ask(changesApp(trip) ? 'os-before-app-change' : 'os-before-no-app-change', trip)))
      return true
    return !isOvertaken() && (yield* here(ask('os-before-routing', trip)))
  }

  /** The address has changed; of an overtaken navigation no more is told. `takeBack` takes the change back, with that of the overtaken one. */
  begin(trip: Trip, takeBack: () => void): void {
    const before = this.#underWay
    this.#underWay = {
      trip: this.#fromTheStart(trip),
      wasAsked: false,
      waits: false,
      takeBack: before?.trip.from.path ? before.takeBack : takeBack,
    }
  }

  /** The last moment to cancel, once per navigation: all is unmounted and loaded. True when it is cancelled. */
  isMountCancelled(): Soon<boolean> {
    const current = this.#underWay
    if (!current || current.wasAsked) return false
    current.wasAsked = true
    return soon(this.#askBeforeMount(current))
  }

  *#askBeforeMount(current: UnderWay): Steps<boolean> {
    current.waits = true
    const isCancelled = yield* here(ask('os-before-mount-routing', current.trip))
    current.waits = false
    if (!isCancelled || this.#underWay !== current) return false
    this.#underWay = undefined
    current.takeBack()
    return true
  }

  /** The new mini-app is drawn or broken: tells so. Not while a listener still thinks about cancelling: whoever waits for its answer calls this again after it. */
  end(): void {
    if (!this.#underWay || this.#underWay.waits) return
    const { trip } = this.#underWay
    this.#underWay = undefined
    tell(changesApp(trip) ? 'os-app-change' : 'os-no-app-change', trip)
    tell('os-routing', trip)
  }

  /**
   * A navigation that overtakes another starts where the overtaken one did: that was the last place mounted and told of. The
   * first navigation of a page has started nowhere; what overtakes it may be taken back to the address that the page has by then.
   */
  #fromTheStart(trip: Trip): Trip {
    if (!this.#underWay) return trip
    const { from } = this.#underWay.trip
    return { ...trip, from: { app: from.app, path: from.path || trip.from.path } }
  }
}

function ask(name: keyof NavigationEvents, trip: Trip): Soon<boolean> {
  const answers: unknown[] = []
  const detail: BeforeNavigation = {
    ...trip,
    statuses: statusesOf(trip, (now, expected) => (now === BROKEN ? BROKEN : expected)),
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
  const statuses = statusesOf(trip, (now = 'NOT_LOADED') => now)
  dispatchEvent(new CustomEvent(name, { detail: { ...trip, statuses } }))
}

async function anyTruthy(name: string, answers: readonly unknown[]): Promise<boolean> {
  const failed = (error: unknown): void =>
    console.warn(
      `A listener of ${name} was to say whether it cancels, but failed; the navigation goes on:`,
      error,
    )
  const values = await Promise.all(answers.map((answer) => Promise.resolve(answer).catch(failed)))
  return values.some(Boolean)
}

const changesApp = ({ from, to }: Trip) => from.app !== to.app

type Told = (now: AppStatus | undefined, expected: AppStatus) => AppStatus

/** Of the mini-apps that change. */
function statusesOf(trip: Trip, told: Told): Record<string, AppStatus> {
  const statuses: Record<string, AppStatus> = {}
  if (!changesApp(trip)) return statuses
  const { from, to } = trip
  const now = $appStatus.get()
  if (from.app) statuses[from.app] = told(now[from.app], 'NOT_MOUNTED')
  if (to.app) statuses[to.app] = told(now[to.app], 'MOUNTED')
  return statuses
}
