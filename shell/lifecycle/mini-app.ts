import type { MiniAppElement } from '../contract/mini-app.ts'
import { PHASE_WARNING_MS } from '../config/limits.ts'
import { atMost } from './at-most.ts'
import { connect, disconnect } from './connect.ts'
import { createElement } from './element-of.ts'
import { giveTo, type Given } from './given.ts'
import { leakWatch } from './leaks/leak-watch.ts'
import { LEFT } from './left.ts'
import { Loadable } from './loadable.ts'

/** One mount, from the element's creation to its removal. */
interface Life {
  element: MiniAppElement
  over: AbortController
  /** When the mount counts as late. */
  due: number
}

/** One mini-app from NOT_LOADED to MOUNTED and back; the cases are those of lifecycle.md. What has nothing to wait for happens at once. */
export class MiniApp extends Loadable {
  #life: Life | undefined
  #mounting: Promise<void> | undefined
  #leaving: Promise<void> | undefined
  #unloading: Promise<void> | undefined
  #updating: Promise<void> | undefined
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

  override load(): Promise<void> | undefined {
    return this.#unloading
      ? this.#unloading.then(
          () => super.load(),
          () => {},
        )
      : super.load()
  }

  /** Connects a new element at `place`; ends when it is drawn or broken. */
  mount(give: (signal: AbortSignal) => Given, place: Element): Promise<void> | undefined {
    if (this.status === 'NOT_MOUNTED') this.#mounting = this.#mount(give, place)
    return this.status === 'MOUNTED' ? undefined : this.#mounting
  }

  /** Replaces the properties that changed and tells the mini-app; ends when it has drawn them. */
  update(changed: Partial<Given>): Promise<void> | undefined {
    const life = this.#life
    if (!life) return
    try {
      giveTo(life.element, changed)
    } catch (error) {
      return this.fail(error)
    }
    this.#changedAgain = this.status === 'UPDATING'
    return this.#changedAgain
      ? this.#updating
      : this.status === 'MOUNTED'
        ? (this.#updating = this.#update(life))
        : undefined
  }

  /** The element is removed whatever happens; undefined when all is done at once. */
  unmount(): Promise<void> | undefined {
    if (!this.#leaving && this.#life) {
      const leaving = this.#unmount(this.#life)
      if (this.status === 'MOUNTING' || this.status === 'UNMOUNTING')
        this.#leaving = leaving.finally(() => (this.#leaving = undefined))
    }
    return this.#leaving
  }

  /** Lets the code go: the next activation loads and bootstraps again. @throws what the unload hook throws */
  unload(): Promise<void> {
    this.#unloading ??= this.#unload().finally(() => (this.#unloading = undefined))
    return this.#unloading
  }

  /** Unregisters it in whatever state it is: nothing is heard of it any more, and another may take its key. */
  async discard(): Promise<void> {
    this.gone = true
    await this.unload().catch(() => {}) // it is gone all the same
  }

  /** Something failed after mount, as the element reports it. */
  async fail(error: unknown): Promise<void> {
    if (!this.isMounted) return
    await this.#cleanUp()
    this.break(error)
  }

  async #mount(give: (signal: AbortSignal) => Given, place: Element): Promise<void> {
    this.become('MOUNTING')
    const over = new AbortController()
    let life: Life | undefined
    try {
      leakWatch.begin(this.key, this.address)
      const work = leakWatch.during(this.key, () => {
        const element = createElement(this.tag)
        this.#life = life = { element, over, due: performance.now() + this.phases!.limit('mount') }
        connect(giveTo(element, give(over.signal)), place)
        return this.phases!.run('mount', element, over.signal)
      })
      if (work) await work
      if (this.#life === life) this.become('MOUNTED')
    } catch (error) {
      if (this.#life !== life) return // set aside: a late result is ignored
      await this.#cleanUp()
      this.break(error)
    }
  }

  async #update(life: Life): Promise<void> {
    this.become('UPDATING')
    const goesOn = () => this.#life === life && this.status === 'UPDATING'
    try {
      do {
        this.#changedAgain = false
        const work = this.phases!.run('update', life.element, life.over.signal)
        if (work) await work
      } while (goesOn() && this.#changedAgain)
      if (goesOn()) this.become('MOUNTED')
    } catch (error) {
      if (goesOn()) await this.fail(error)
    }
  }

  async #unmount(life: Life): Promise<void> {
    if (this.status === 'MOUNTING') await this.#mountEnds(life)
    if (this.#life !== life) return // broken meanwhile, and cleaned up
    const { element } = life
    const isSetAside = this.status === 'MOUNTING'
    this.#life = undefined
    life.over.abort(LEFT)
    try {
      const work = isSetAside ? undefined : this.#end(element)
      if (work) await work
      this.become('NOT_MOUNTED')
    } catch (error) {
      this.break(error)
    }
    this.#remove(element)
  }

  /** The unmount of a mounted element; at its limit the element goes, even while the phase goes on. */
  #end(element: MiniAppElement): Promise<void> | undefined {
    this.become('UNMOUNTING')
    const work = leakWatch.during(this.key, () => this.phases!.run('unmount', element))
    if (!work) return
    element.style.setProperty('display', 'none', 'important') // what leaves is not seen beside what comes
    void atMost(this.phases!.limit('unmount'), work).then(() => this.#remove(element))
    return work
  }

  /** A mount whose place is needed may finish, unless it is late or takes another second. */
  #mountEnds({ due }: Life): Promise<void> | undefined {
    const patience = Math.min(PHASE_WARNING_MS, due - performance.now())
    return patience > 0 ? atMost(patience, this.#mounting!) : undefined
  }

  /** One clean-up unmount; the error that led here is the one that is reported. */
  async #cleanUp(): Promise<void> {
    const life = this.#life
    this.#life = undefined
    if (!life) return
    life.over.abort(LEFT)
    try {
      const work = this.#end(life.element)
      if (work) await atMost(this.phases!.limit('unmount'), work)
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
    try {
      disconnect(element)
    } catch (error) {
      console.warn(`Mini-app ${this.key} failed while it was removed:`, error)
    }
    leakWatch.end(this.key)
  }
}
