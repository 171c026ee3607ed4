import { rememberRoute, signOut, startSignIn } from '../auth/auth.ts'
import { CONFIG } from '../config/environment.ts'
import { localPath } from '../contract/local-path.ts'
import { brandIdIn } from '../contract/route-template.ts'
import type { Verdict } from '../guards/verdict.ts'
import { entryOf, scriptOf } from '../lifecycle/registration.ts'
import { decide, type Decision } from '../routes/decide.ts'
import { RouteTable } from '../routes/route-table.ts'
import { routeLines } from '../routes/route-lines.ts'
import { setAccessState } from '../stores/access-state.ts'
import { $destination, $dirty, $navigation, $place, setDirty, setPlace, type Destination, type Place } from '../stores/location.ts'
import { notify } from '../stores/notices.ts'
import { tellLogin } from '../stores/session.ts'
import { chooseBrand } from '../stores/workspaces.ts'
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
  #listening: AbortController | undefined

  connectedCallback(): void {
    this.#table = new RouteTable(routeLines(CONFIG.miniApps))
    this.#listening = new AbortController()
    const { signal } = this.#listening
    addEventListener('click', this.#onClick, { signal })
    addEventListener('popstate', this.#onPopState, { signal })
    addEventListener('beforeunload', (event) => void ($dirty.get() && event.preventDefault()), { signal })
    signal.addEventListener('abort', $destination.listen((wish) => void (wish && this.#open(wish))))
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
      if (!(await this.#mayLeave(wish.path))) {
        if (!isStale() && wish.fromHistory) this.#history.stepBack()
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
      const next = await this.#carryOut(decision, path, { ...wish, replace: wish.replace || redirects > 0 })
      if (next === null) return
      path = next
    }
    throw new Error(`${wish.path} redirects more than ${MOST_REDIRECTS} times`)
  }

  /** The path of a redirect, or null when the navigation has ended. */
  async #carryOut(decision: Decision, path: string, wish: Wish): Promise<string | null> {
    if (decision === 'start-sign-in') {
      const account = new URL(path, location.origin).searchParams.get('account')
      await startSignIn(account === null ? {} : { account })
      return '/login' // still here: $session says why
    }
    if ('show' in decision) return this.#arrive(decision.show, path, wish)
    if ('go' in decision) {
      if (decision.why) notify({ kind: 'warning', text: decision.why })
      return decision.go
    }
    return this.#obey(decision.verdict, path, wish)
  }

  #arrive(place: Omit<Place, 'visit'>, path: string, { replace, fromHistory }: Wish): null {
    const isNewPath = location.pathname !== place.route.path
    this.#history.commit(path, { replace: Boolean(replace), fromHistory: Boolean(fromHistory) })
    const { brandId } = place.route.params
    if (brandId) chooseBrand(brandId)
    setPlace({ ...place, visit: $place.get().visit + 1 })
    if (isNewPath && !fromHistory) scrollTo(0, 0)
    return null
  }

  #obey(verdict: Exclude<Verdict, 'pass' | { redirectTo: string }>, path: string, wish: Wish): string | null {
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
      return this.#arrive(pageAt(path, 'problem'), path, wish)
    }
    if (verdict.leave === 'login') {
      tellLogin(verdict.message)
      return '/login'
    }
    void signOut({ message: verdict.message, remember: path })
    return null
  }

  /** Leaving unsaved work for another mini-app or brand asks first. */
  async #mayLeave(path: string): Promise<boolean> {
    if (!$dirty.get()) return true
    const { app, route } = $place.get()
    const match = await this.#table!.match(path)
    const stays = match?.line.app === app && brandIdIn(path) === brandIdIn(route.path)
    if (stays) return true
    const leaves = await askToLeave()
    if (leaves) setDirty(false)
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
