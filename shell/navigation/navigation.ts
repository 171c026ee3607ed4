import { tellDenial } from '../access/tell-denial.ts'
import { configuredRoutes } from '../catalogue/configured-routes.ts'
import { CONFIG } from '../config/environment.ts'
import { ROUTES } from '../config/routes.ts'
import { pathNow } from '../contract/local-path.ts'
import type { Trip } from '../contract/navigation-events.ts'
import { brandIdIn } from '../contract/route-template.ts'
import { readerOf } from '../stores/kit/reader-of.ts'
import { here, soon, type Soon, type Steps } from '../stores/kit/soon.ts'
import { $navigation } from '../stores/pending-navigation.ts'
import { $place, setPlace, stayHere, type Place } from '../stores/place.ts'
import { $dirty, setDirty } from '../stores/unsaved-work.ts'
import { $workspace, chooseBrand } from '../stores/workspaces.ts'
import { Arrival } from './arrival.ts'
import { decide, type Decision } from './decide.ts'
import { hearWishes, type Wish } from './hear-wishes.ts'
import { History } from './history.ts'
import { askToLeave, withdrawQuestion } from './leave-question.ts'
import { hearOwnEntries } from './own-entries.ts'
import { pageAt } from './page-at.ts'
import { preload } from './preload.ts'
import { RouteTable } from './route-table.ts'
import { hasStarted } from './start-warning.ts'
import { TripEvents } from './trip-events.ts'
import { signInAt, turnAway } from './turn-away.ts'

const MOST_REDIRECTS = 10

const workspace = readerOf($workspace)

/** A wish on its way to its page. A newer wish overtakes it: after each wait that is asked. */
interface Attempt extends Wish {
  isOvertaken: boolean
  /** The person said that unsaved work may be left; it is let go on arrival. */
  leavesWork: boolean
}

type Shown = Omit<Place, 'visit'>

/**
 * Leads from a wish to be somewhere (a link, a button, Back, a redirect) to the drawn page. Guards and questions come before
 * the address changes. What needs nothing to be waited for is done when the click is: nobody sees it pending.
 */
class Navigation {
  /** Told on `window`; its listeners may cancel. */
  readonly events = new TripEvents()
  /** What becomes of the focus, and what is read out. */
  readonly arrival = new Arrival()
  #table = new RouteTable([])
  #history: History | undefined
  #attempt: Attempt | undefined

  /** Answers wishes from now on, and goes to the address of the page. Returned is what ends it. */
  start(): () => void {
    const table = (this.#table = new RouteTable([...ROUTES, ...configuredRoutes(CONFIG.miniApps)]))
    const entries = (this.#history = new History())
    const navigate = (wish: Wish) => this.#navigate(wish)
    const stops = [hearWishes(entries, navigate), hearOwnEntries(table, entries, this.arrival, navigate)]
    hasStarted()
    this.#navigate({ path: pathNow(), replace: true })
    return () => stops.forEach((stop) => stop())
  }

  #navigate(wish: Wish): void {
    if (this.#attempt) this.#attempt.isOvertaken = true
    const attempt = (this.#attempt = { ...wish, isOvertaken: false, leavesWork: false })
    withdrawQuestion()
    const underWay = this.#begin(attempt)
    if (underWay) void this.#waitFor(underWay, attempt)
    else if ($navigation.get().pending && !attempt.isOvertaken) $navigation.setKey('pending', false)
  }

  #begin(attempt: Attempt): Soon<void> {
    try {
      return soon(this.#follow(attempt))
    } catch (error) {
      return Promise.reject(error)
    }
  }

  async #waitFor(underWay: Promise<void>, attempt: Attempt): Promise<void> {
    $navigation.set({ ...$navigation.get(), pending: true, slow: false })
    try {
      await underWay
    } catch (error) {
      $navigation.setKey('error', (error as Error).message)
      if (!attempt.isOvertaken) setPlace(pageAt(attempt.path, 'error'))
      console.error('Navigation failed:', error)
    } finally {
      if (!attempt.isOvertaken) $navigation.setKey('pending', false)
    }
  }

  /** Through redirects to the page. */
  *#follow(attempt: Attempt): Steps<void> {
    if ($dirty.get() && !(yield* here(this.#mayLeave(attempt)))) return this.#stay(attempt)
    let next: string | null = attempt.path
    for (let redirects = 0; next !== null && !attempt.isOvertaken; redirects++) {
      const path: string = next
      const decision = yield* here(decide(this.#table, path, preload))
      if (attempt.isOvertaken) return
      if (redirects > MOST_REDIRECTS)
        throw new Error(`${attempt.path} redirects more than ${MOST_REDIRECTS} times`)
      next = yield* this.#carryOut(decision, path, attempt)
    }
  }

  /** The path of a redirect, or null when the navigation has ended. */
  *#carryOut(decision: Decision, path: string, attempt: Attempt): Steps<string | null> {
    if (attempt.leavesWork && (decision === 'start-sign-in' || 'verdict' in decision)) setDirty(false) // the page itself may be left
    if (decision === 'start-sign-in') return yield* here(signInAt(path))
    if ('show' in decision) return yield* this.#arrive(decision.show, path, attempt)
    if ('go' in decision) {
      if (decision.denial) tellDenial(decision.denial)
      return decision.go
    }
    const { verdict } = decision
    if (typeof verdict === 'string' || !('unreachable' in verdict)) return turnAway(verdict, path)
    $navigation.setKey('error', verdict.unreachable.message)
    return yield* this.#arrive(pageAt(path, 'problem'), path, attempt)
  }

  /** The listeners of the navigation events have the last word before the address changes. */
  *#arrive(place: Shown, path: string, attempt: Attempt): Steps<null> {
    const from = $place.get()
    const trip = {
      from: { app: from.app, path: from.visit > 0 ? this.#history!.path : '' },
      to: { app: place.app, path },
    }
    const isCancelled = yield* here(this.events.isCancelled(trip, () => attempt.isOvertaken))
    if (isCancelled) this.#stay(attempt)
    else if (!attempt.isOvertaken) this.#change(from, place, trip, attempt)
    return null
  }

  #change(from: Place, place: Shown, trip: Trip, attempt: Attempt): void {
    const { replace = false, fromHistory = false, keepFocus = false, leavesWork, forBrand } = attempt
    const isNewPage = from.visit > 0 && from.route.path !== place.route.path
    const entries = this.#history!
    const takeBack = entries.commit(trip.to.path, { replace, fromHistory })
    if (keepFocus) this.arrival.keepStillAt(place.route.path)
    else if (isNewPage && !entries.returns) scrollTo(0, 0) // before anything changes: it lays the page out
    if (leavesWork) setDirty(false)
    const brandBefore = workspace()?.id
    const brandId = place.route.params['brandId'] ?? forBrand
    this.events.begin(trip, () => {
      takeBack()
      setPlace({ ...from, visit: $place.get().visit + 1 })
      if (brandBefore) chooseBrand(brandBefore)
    })
    setPlace({ ...place, visit: from.visit + 1 })
    if (brandId) chooseBrand(brandId) // after the place: an app that goes is not told of it, one that stays hears of both at once
    if ($navigation.get().error && place.page !== 'error' && place.page !== 'problem')
      $navigation.setKey('error', '') // these two tell it
  }

  #stay({ isOvertaken }: Attempt): void {
    if (isOvertaken) return
    this.#history!.stepBack()
    stayHere()
  }

  /** Leaving unsaved work asks first: for another path what would be lost with its page, for another mini-app or brand a draft too. */
  #mayLeave(attempt: Attempt): Soon<boolean> {
    const { path, forBrand, isOwn } = attempt
    const { app, route } = $place.get()
    const to = this.#table.match(path)
    const isForSameBrand =
      brandIdIn(path) === brandIdIn(route.path) && (!forBrand || forBrand === workspace()?.id)
    const staysInPlace = isOwn || $dirty.get() === 'kept' || to?.route.path === route.path
    if (isForSameBrand && to?.line.app === app && staysInPlace) return true
    return askToLeave(() => attempt.isOvertaken).then((leaves) => (attempt.leavesWork = leaves))
  }
}

/** One for the page. */
export const navigation = new Navigation()
