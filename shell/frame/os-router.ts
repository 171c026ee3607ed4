import { configuredApps } from '../config/environment.ts'
import { pathNow } from '../contract/local-path.ts'
import type { Trip } from '../contract/navigation-events.ts'
import { brandIdIn } from '../contract/route-template.ts'
import { ROUTES } from '../config/routes.ts'
import { askNavigation, startNavigation } from '../lifecycle/navigation.ts'
import { preload } from '../lifecycle/preload.ts'
import { start } from '../lifecycle/start.ts'
import { decide, type Decision } from '../navigation/decide.ts'
import { RouteTable } from '../navigation/route-table.ts'
import { configuredLines } from '../navigation/route-lines.ts'
import { tellDenial } from '../access/tell-denial.ts'
import { loadAllApps } from '../catalogue/further-apps.ts'
import { kept } from '../stores/kit/kept.ts'
import { askToLeave, withdrawQuestion } from '../navigation/leave-question.ts'
import {
  $destination,
  $dirty,
  $navigation,
  $place,
  setDirty,
  setPlace,
  stayHere,
  type Destination,
  type Place,
} from '../stores/location.ts'
import { $workspace, chooseBrand } from '../stores/workspaces.ts'
import { clickedPath } from './clicked-path.ts'
import { History } from './history.ts'
import { hearOwnEntries } from './own-entries.ts'
import { pageAt } from './page-at.ts'
import { signInAt, turnAway } from './turn-away.ts'

const MOST_REDIRECTS = 10

const workspace = kept($workspace)

interface Wish extends Destination {
  fromHistory?: boolean
}

/** Answers every wish to be somewhere: link, button, back and forward, redirect. Guards and questions come before the address changes. */
export class OsRouter extends HTMLElement {
  readonly #history = new History()
  #table: RouteTable | undefined
  #turn = 0
  /** Unsaved work is left: the person said so, and it holds once the navigation arrives. */
  #leaves = false
  #listening: AbortController | undefined

  connectedCallback(): void {
    this.#table = new RouteTable(ROUTES, configuredLines(configuredApps, loadAllApps))
    const { signal } = (this.#listening = new AbortController())
    addEventListener('click', this.#onClick, { signal })
    addEventListener('popstate', this.#onPopState, { signal })
    addEventListener('beforeunload', (event) => void ($dirty.get() && event.preventDefault()), { signal })
    signal.addEventListener(
      'abort',
      hearOwnEntries(this.#table, this.#history, (wish) => this.#navigate(wish)),
    )
    // in a microtask: a change of store may have led here, and its other listeners are to hear of it first
    signal.addEventListener(
      'abort',
      $destination.listen((wish) => wish && queueMicrotask(() => this.#open(wish))),
    )
    start()
    this.#navigate({ path: pathNow(), replace: true })
  }

  disconnectedCallback(): void {
    this.#listening?.abort()
  }

  readonly #onClick = (event: MouseEvent): void => {
    const path = clickedPath(event)
    if (path === null) return
    event.preventDefault()
    this.#navigate({ path })
  }

  readonly #onPopState = (): void => {
    if (!this.#history.takeStep()) this.#navigate({ path: pathNow(), fromHistory: true })
  }

  #open(wish: Destination): void {
    if (wish.newTab) open(wish.path, '_blank', 'noopener')
    else this.#navigate(wish)
  }

  /** What needs nothing to be waited for is done when this returns: nobody sees it pending. */
  #navigate(wish: Wish): void {
    const turn = ++this.#turn
    withdrawQuestion()
    const isStale = () => turn !== this.#turn
    const underWay = this.#begin(wish, isStale)
    if (underWay) void this.#waitFor(underWay, wish, isStale)
    else if ($navigation.get().pending && !isStale()) $navigation.setKey('pending', false)
  }

  #begin(wish: Wish, isStale: () => boolean): Promise<void> | null {
    this.#leaves = false
    try {
      return $dirty.get() ? this.#leave(wish, isStale) : this.#follow(wish, isStale)
    } catch (error) {
      return Promise.reject(error as Error)
    }
  }

  async #waitFor(underWay: Promise<void>, { path }: Wish, isStale: () => boolean): Promise<void> {
    $navigation.set({ ...$navigation.get(), pending: true, slow: false })
    try {
      await underWay
    } catch (error) {
      $navigation.setKey('error', (error as Error).message)
      if (!isStale()) setPlace(pageAt(path, 'error'))
      console.error('Navigation failed:', error)
    } finally {
      if (!isStale()) $navigation.setKey('pending', false)
    }
  }

  /** After each await: is this navigation still wanted? */
  async #leave(wish: Wish, isStale: () => boolean): Promise<void> {
    const mayLeave = await this.#mayLeave(wish)
    if (isStale()) return
    if (mayLeave) await this.#follow(wish, isStale)
    else this.#stay()
  }

  #follow(wish: Wish, isStale: () => boolean): Promise<void> | null {
    const decision = decide(this.#table!, wish.path, preload)
    const isShown = !(decision instanceof Promise) && typeof decision === 'object' && 'show' in decision
    return isShown
      ? this.#arrive(decision.show, wish.path, wish, isStale)
      : this.#obeyAll(decision, wish, isStale)
  }

  async #obeyAll(first: Decision | Promise<Decision>, wish: Wish, isStale: () => boolean): Promise<void> {
    let { path } = wish
    let decision = await first
    for (let redirects = 0; !isStale(); redirects++) {
      if (redirects > MOST_REDIRECTS)
        throw new Error(`${wish.path} redirects more than ${MOST_REDIRECTS} times`)
      const next = await this.#carryOut(decision, path, wish, isStale)
      if (next === null || isStale()) return
      path = next
      decision = await decide(this.#table!, path, preload)
    }
  }

  /** The path of a redirect, or null when the navigation has ended. */
  async #carryOut(
    decision: Decision,
    path: string,
    wish: Wish,
    isStale: () => boolean,
  ): Promise<string | null> {
    if (this.#leaves && (decision === 'start-sign-in' || 'verdict' in decision)) setDirty(false) // the page itself may be left
    if (decision === 'start-sign-in') return signInAt(path)
    if ('show' in decision) {
      await this.#arrive(decision.show, path, wish, isStale)
      return null
    }
    if ('go' in decision) {
      if (decision.denial) tellDenial(decision.denial)
      return decision.go
    }
    const { verdict } = decision
    if (typeof verdict === 'string' || !('unreachable' in verdict)) return turnAway(verdict, path)
    $navigation.setKey('error', verdict.unreachable.message)
    await this.#arrive(pageAt(path, 'problem'), path, wish, isStale)
    return null
  }

  /** The listeners of the navigation events have the last word before the address changes. */
  #arrive(
    place: Omit<Place, 'visit'>,
    path: string,
    wish: Wish,
    isStale: () => boolean,
  ): Promise<void> | null {
    const from = $place.get()
    const trip = {
      from: { app: from.app, path: from.visit > 0 ? this.#history.path : '' },
      to: { app: place.app, path },
    }
    const goOn = (isCancelled: boolean): void => {
      if (isStale()) return
      if (isCancelled) this.#stay()
      else this.#change(from, place, trip, wish)
    }
    const cancelled = askNavigation(trip, isStale)
    if (typeof cancelled !== 'boolean') return cancelled.then(goOn)
    goOn(cancelled)
    return null
  }

  #change(
    from: Place,
    place: Omit<Place, 'visit'>,
    trip: Trip,
    { replace, fromHistory, forBrand }: Wish,
  ): void {
    const isNewPage = from.visit > 0 && from.route.path !== place.route.path
    const takeBack = this.#history.commit(trip.to.path, {
      replace: Boolean(replace),
      fromHistory: Boolean(fromHistory),
    })
    if (isNewPage && !this.#history.returns) scrollTo(0, 0) // before anything changes: it lays the page out
    if (this.#leaves) setDirty(false)
    const brandBefore = workspace()?.id
    const brandId = place.route.params['brandId'] ?? forBrand
    startNavigation(trip, () => {
      takeBack()
      setPlace({ ...from, visit: $place.get().visit + 1 })
      if (brandBefore) chooseBrand(brandBefore)
    })
    setPlace({ ...place, visit: from.visit + 1 })
    if (brandId) chooseBrand(brandId) // after the place: an app that goes is not told of it, one that stays hears of both at once
    if ($navigation.get().error && place.page !== 'error' && place.page !== 'problem')
      $navigation.setKey('error', '') // these two tell it
  }

  #stay(): void {
    this.#history.stepBack()
    stayHere()
  }

  /** Leaving unsaved work for another mini-app or brand asks first. */
  async #mayLeave({ path, forBrand }: Wish): Promise<boolean> {
    const { app, route } = $place.get()
    const match = await Promise.resolve(path)
      .then((wanted) => this.#table!.match(wanted))
      .catch(() => null) // told once the person leaves
    const keepsBrand =
      brandIdIn(path) === brandIdIn(route.path) && (!forBrand || forBrand === workspace()?.id)
    if (match?.line.app === app && keepsBrand) return true
    const turn = this.#turn
    const isStale = () => turn !== this.#turn
    const leaves = await askToLeave(isStale)
    if (!isStale()) this.#leaves = leaves
    return leaves
  }
}
