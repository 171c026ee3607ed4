import { rememberRoute, signOut, startSignIn } from '../auth/auth.ts'
import { configuredApps } from '../config/environment.ts'
import { localPath } from '../contract/local-path.ts'
import { brandIdIn } from '../contract/route-template.ts'
import { ROUTES } from '../config/routes.ts'
import type { Verdict } from '../guards/verdict.ts'
import { entryOf, scriptOf } from '../config/entries.ts'
import { askNavigation, startNavigation } from '../lifecycle/navigation.ts'
import { start } from '../lifecycle/start.ts'
import { decide, type Decision } from '../routes/decide.ts'
import { RouteTable } from '../routes/route-table.ts'
import { configuredLines } from '../routes/route-lines.ts'
import { tellDenial } from '../routes/tell-denial.ts'
import { setAccessState } from '../stores/access-state.ts'
import { loadAllApps } from '../stores/further-apps.ts'
import { $destination, $dirty, $navigation, $place, setDirty, setPlace, stayHere, type Destination, type Place } from '../stores/location.ts'
import { tellLogin } from '../stores/session.ts'
import { $workspace, chooseBrand } from '../stores/workspaces.ts'
import { clickedPath } from './clicked-path.ts'
import { History } from './history.ts'
import { askToLeave } from './os-question.ts'
import { preloadScript } from './preload-script.ts'

const MOST_REDIRECTS = 10

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
    this.#listening = new AbortController()
    const { signal } = this.#listening
    addEventListener('click', this.#onClick, { signal })
    addEventListener('popstate', this.#onPopState, { signal })
    addEventListener('beforeunload', (event) => void ($dirty.get() && event.preventDefault()), { signal })
    signal.addEventListener('abort', $destination.listen((wish) => void (wish && this.#open(wish))))
    start()
    void this.#navigate({ path: location.pathname + location.search + location.hash, replace: true })
  }

  disconnectedCallback(): void {
    this.#listening?.abort()
  }

  readonly #onClick = (event: MouseEvent): void => {
    const path = clickedPath(event)
    if (path === null) return
    event.preventDefault()
    void this.#navigate({ path })
  }

  readonly #onPopState = (): void => {
    if (this.#history.isOwnStep()) return
    void this.#navigate({ path: location.pathname + location.search + location.hash, fromHistory: true })
  }

  #open(wish: Destination): void {
    if (wish.newTab) open(wish.path, '_blank', 'noopener')
    else void this.#navigate(wish)
  }

  /** After each await: is this navigation still wanted? */
  async #navigate(wish: Wish): Promise<void> {
    const turn = ++this.#turn
    const isStale = () => turn !== this.#turn
    $navigation.set({ pending: true, slow: false, error: '' })
    try {
      if (!(await this.#mayLeave(wish))) {
        if (!isStale()) this.#stay()
        return
      }
      if (!isStale()) await this.#follow(wish, isStale)
    } catch (error) {
      $navigation.setKey('error', (error as Error).message)
      if (!isStale()) setPlace(pageAt(wish.path, 'error'))
      console.error('Navigation failed:', error)
    } finally {
      if (!isStale()) $navigation.setKey('pending', false)
    }
  }

  async #follow(wish: Wish, isStale: () => boolean): Promise<void> {
    let { path } = wish
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const decision = await decide(this.#table!, path, preload)
      if (isStale()) return
      const next = await this.#carryOut(decision, path, { ...wish, replace: wish.replace || redirects > 0 }, isStale)
      if (next === null) return
      path = next
    }
    throw new Error(`${wish.path} redirects more than ${MOST_REDIRECTS} times`)
  }

  /** The path of a redirect, or null when the navigation has ended. */
  async #carryOut(decision: Decision, path: string, wish: Wish, isStale: () => boolean): Promise<string | null> {
    if (this.#leaves && (decision === 'start-sign-in' || 'verdict' in decision)) setDirty(false) // the page itself may be left
    if (decision === 'start-sign-in') {
      const account = new URL(path, location.origin).searchParams.get('account')
      await startSignIn(account === null ? {} : { account })
      return '/login' // still here: $session says why
    }
    if ('show' in decision) return this.#arrive(decision.show, path, wish, isStale)
    if ('go' in decision) {
      if (decision.denial) tellDenial(decision.denial)
      return decision.go
    }
    return this.#obey(decision.verdict, path, wish, isStale)
  }

  /** The listeners of the navigation events have the last word before the address changes. */
  async #arrive(place: Omit<Place, 'visit'>, path: string, { replace, fromHistory, forBrand }: Wish, isStale: () => boolean): Promise<null> {
    const from = $place.get()
    const trip = { from: { app: from.app, path: from.visit > 0 ? this.#history.path : '' }, to: { app: place.app, path } }
    const cancelled = askNavigation(trip)
    if (cancelled && (await cancelled)) {
      if (!isStale()) this.#stay()
      return null
    }
    if (isStale()) return null
    const isNewPath = location.pathname !== place.route.path
    const takeBack = this.#history.commit(path, { replace: Boolean(replace), fromHistory: Boolean(fromHistory) })
    if (isNewPath && !fromHistory) scrollTo(0, 0) // before anything changes: it lays the page out
    if (this.#leaves) setDirty(false)
    const brandBefore = $workspace.get()?.id
    const brandId = place.route.params['brandId'] ?? forBrand
    if (brandId) chooseBrand(brandId)
    startNavigation(trip, () => {
      takeBack()
      if (brandBefore) chooseBrand(brandBefore)
      setPlace({ ...from, visit: $place.get().visit + 1 })
    })
    setPlace({ ...place, visit: from.visit + 1 })
    return null
  }

  #stay(): void {
    this.#history.stepBack()
    stayHere()
  }

  async #obey(verdict: Exclude<Verdict, 'pass' | { redirectTo: string }>, path: string, wish: Wish, isStale: () => boolean): Promise<string | null> {
    if (verdict === 'stop') return null
    if ('signIn' in verdict) {
      rememberRoute(path)
      return '/login'
    }
    if ('accessState' in verdict) {
      setAccessState(verdict.accessState)
      return '/login/agency-access'
    }
    if ('unreachable' in verdict) {
      $navigation.setKey('error', verdict.unreachable.message)
      return this.#arrive(pageAt(path, 'problem'), path, wish, isStale)
    }
    if (verdict.leave === 'login') {
      tellLogin(verdict.message)
      return '/login'
    }
    void signOut({ message: verdict.message, remember: path })
    return null
  }

  /** Leaving unsaved work for another mini-app or brand asks first. */
  async #mayLeave({ path, forBrand }: Wish): Promise<boolean> {
    this.#leaves = false
    if (!$dirty.get()) return true
    const { app, route } = $place.get()
    const match = await this.#table!.match(path).catch(() => null) // told once the person leaves
    const keepsBrand = brandIdIn(path) === brandIdIn(route.path) && (!forBrand || forBrand === $workspace.get()?.id)
    if (match?.line.app === app && keepsBrand) return true
    const turn = this.#turn
    const leaves = await askToLeave()
    if (turn === this.#turn) this.#leaves = leaves
    return leaves
  }
}

function preload(app: string): void {
  const entry = entryOf(app)
  if (entry) preloadScript(scriptOf(entry))
}

function pageAt(path: string, page: Place['page']): Place {
  const { pathname } = new URL(localPath(path) ?? '/', location.origin)
  return { app: '', page, route: { path: pathname, tail: '/', params: {}, query: {}, basePath: pathname }, visit: $place.get().visit + 1 }
}
