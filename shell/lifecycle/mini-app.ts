import type { MiniAppElement } from '../contract/mini-app.ts'
import { PHASE_WARNING_MS } from '../config/limits.ts'
import { here, soon, type Soon, type Steps } from '../stores/kit/soon.ts'
import { connect, disconnect } from './connect.ts'
import { createElement } from './element-of.ts'
import { leakWatch } from './leaks/leak-watch.ts'
import { Loadable } from './loadable.ts'
import { setProperties, type Properties } from './properties.ts'
import { waitAtMost } from './wait-at-most.ts'

/** Why a mini-app's signal aborts. All share this one, for making a DOMException takes longer than a mount; frozen, so that none changes it for the others. */
const WAS_LEFT = Object.freeze(new DOMException('The mini-app was left', 'AbortError'))

/** One mount, from the element's creation to its removal. */
interface Life {
  element: MiniAppElement
  over: AbortController
  /** When the mount counts as late. */
  due: number
}

type Give = (signal: AbortSignal) => Properties

/** One mini-app from NOT_LOADED to MOUNTED and back; the cases are those of docs/design/lifecycle.md. */
export class MiniApp extends Loadable {
  #life: Life | undefined
  #mounting: Soon<void> = undefined
  #leaving: Promise<void> | undefined
  #unloading: Promise<void> | undefined
  #updating: Soon<void> = undefined
  #changedAgain = false

  get element(): MiniAppElement | undefined {
    return this.#life?.element
  }

  /** Drawn, and told of changes. */
  get isMounted(): boolean {
    return this.status === 'MOUNTED' || this.status === 'UPDATING'
  }

  /** While its last mount has not ended. */
  get leaving(): Promise<void> | undefined {
    return this.#leaving
  }

  override load(): Soon<void> {
    return this.#unloading ? this.#unloading.then(() => super.load()).catch(() => {}) : super.load()
  }

  /** Connects a new element at `place`; ends when it is drawn or broken. */
  mount(give: Give, place: Element): Soon<void> {
    if (this.status === 'NOT_MOUNTED') this.#mounting = soon(this.#mount(give, place))
    return this.status === 'MOUNTED' ? undefined : this.#mounting
  }

  /** Replaces the properties that changed and tells the mini-app; ends when it has drawn them. */
  update(changed: Partial<Properties>): Soon<void> {
    const life = this.#life
    if (!life) return
    try {
      setProperties(life.element, changed)
    } catch (error) {
      return this.fail(error)
    }
    this.#changedAgain = this.status === 'UPDATING'
    if (this.status === 'MOUNTED') this.#updating = soon(this.#update(life))
    return this.isMounted ? this.#updating : undefined
  }

  /** The element is removed whatever happens. */
  unmount(): Promise<void> | undefined {
    if (this.#leaving || !this.#life) return this.#leaving
    const leaving = soon(this.#unmount(this.#life))
    if (leaving) this.#leaving = leaving.finally(() => (this.#leaving = undefined))
    return this.#leaving
  }

  /** Lets the code go: the next activation loads and bootstraps again. @throws what the unload hook throws */
  unload(): Promise<void> {
    this.#unloading ??= this.#unload().finally(() => (this.#unloading = undefined))
    return this.#unloading
  }

  /** Unregisters it in whatever state it is: its status and errors are no longer told, and another may take its key. */
  async discard(): Promise<void> {
    this.gone = true
    await this.unload().catch(() => {}) // it is gone all the same
  }

  /** Something failed after mount, as the element reports it. */
  fail(error: unknown): Soon<void> {
    if (this.isMounted) return soon(this.#breakBy(error))
  }

  *#breakBy(error: unknown): Steps<void> {
    yield* this.#cleanUp()
    this.break(error)
  }

  *#mount(give: Give, place: Element): Steps<void> {
    this.become('MOUNTING')
    const over = new AbortController()
    let life: Life | undefined
    const begin = () => {
      const element = createElement(this.tag)
      this.#life = life = { element, over, due: performance.now() + this.phases!.limit('mount') }
      connect(setProperties(element, give(over.signal)), place)
      return this.phases!.run('mount', element, over.signal)
    }
    try {
      leakWatch.begin(this.key, this.address)
      yield* here(leakWatch.during(this.key, begin))
      if (this.#life === life) this.becomeMounted()
    } catch (error) {
      if (this.#life === life) yield* this.#breakBy(error) // else it was set aside: a late result is ignored
    }
  }

  *#update(life: Life): Steps<void> {
    this.become('UPDATING')
    const goesOn = () => this.#life === life && this.status === 'UPDATING'
    try {
      do {
        this.#changedAgain = false
        yield* here(this.phases!.run('update', life.element, life.over.signal))
      } while (goesOn() && this.#changedAgain)
      if (goesOn()) this.become('MOUNTED')
    } catch (error) {
      if (goesOn()) yield* this.#breakBy(error)
    }
  }

  *#unmount(life: Life): Steps<void> {
    if (this.status === 'MOUNTING') yield* here(this.#mountEnds(life))
    if (this.#life !== life) return // broken meanwhile, and cleaned up
    const { element } = life
    const isSetAside = this.status === 'MOUNTING'
    this.#life = undefined
    life.over.abort(WAS_LEFT)
    try {
      if (!isSetAside) yield* here(this.#end(element))
      this.become('NOT_MOUNTED')
    } catch (error) {
      this.break(error)
    }
    this.#remove(element)
  }

  /** The unmount of a mounted element; at its limit the element goes, even while the phase goes on. */
  #end(element: MiniAppElement): Soon<void> {
    this.become('UNMOUNTING')
    const work = leakWatch.during(this.key, () => this.phases!.run('unmount', element))
    if (!work) return
    element.style.setProperty('display', 'none', 'important') // what leaves is not seen beside what comes
    void waitAtMost(this.phases!.limit('unmount'), work).then(() => this.#remove(element))
    return work
  }

  /** A mount whose place is needed may finish, unless it is late or takes another second. */
  #mountEnds({ due }: Life): Soon<void> {
    const patienceMs = Math.min(PHASE_WARNING_MS, due - performance.now())
    if (this.#mounting && patienceMs > 0) return waitAtMost(patienceMs, this.#mounting)
  }

  /** One clean-up unmount; the error that led here is the one that is reported. */
  *#cleanUp(): Steps<void> {
    const life = this.#life
    this.#life = undefined
    if (!life) return
    life.over.abort(WAS_LEFT)
    try {
      const work = this.#end(life.element)
      if (work) yield* here(waitAtMost(this.phases!.limit('unmount'), work))
    } catch {
      // the first error is reported
    }
    this.#remove(life.element)
  }

  async #unload(): Promise<void> {
    await this.unmount()
    if (this.status === 'NOT_MOUNTED') {
      try {
        await this.phases!.run('unload', undefined)
      } catch (error) {
        this.break(error)
        throw error
      }
    } else if (this.status !== 'LOAD_ERROR') return
    this.failure = undefined
    this.become('NOT_LOADED')
  }

  #remove(element: MiniAppElement): void {
    if (!element.isConnected) return
    disconnect(element, this.key)
    leakWatch.end(this.key)
  }
}
