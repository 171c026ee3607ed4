import { pathNow } from '../contract/local-path.ts'
import { forgetViewsFrom, storeViews } from './entry-views.ts'
import { leaveEntry, returnTo } from './entry-view.ts'

/** The browser's history, with a counter in each entry so that a refused step back can be taken back. */
export class History {
  #index: number = readIndex() ?? 0
  /** The counter of the browser's own entry, as of its last step: each reading of it unpacks the entry's state. */
  #at: number | undefined = this.#index
  /** What the browser's own entry was known by, as of that step. */
  #entry = entryNow()
  #path = pathNow()
  #ownSteps = 0
  /** The page was opened at an entry that was left before: reloaded, or come back to from another site. */
  #reopened = readIndex() !== undefined
  #returns = false

  constructor() {
    history.scrollRestoration = 'manual' // the browser would scroll before the mini-app is there
    count(this.#index)
    addEventListener('pagehide', () => {
      leaveEntry(this.#index, this.#path)
      storeViews()
    })
  }

  /** Whether the last commit leads to a page that will be scrolled to where it was left, or stays as it is. */
  get returns(): boolean {
    return this.#returns
  }

  /** Address of the place that was arrived at last; the browser's own may be ahead of it after a step back. */
  get path(): string {
    return this.#path
  }

  /** Whether the browser is at another entry or address than was arrived at. */
  get isBehind(): boolean {
    return this.#index !== this.#at || this.#path !== pathNow()
  }

  /** Makes `path` the address; nothing is added when it is the address already. Returned is what restores the one before. */
  commit(path: string, { replace, fromHistory }: { replace: boolean; fromHistory: boolean }): () => void {
    const before = { index: this.#index, path: this.#path }
    const isHere = pathNow() === path
    if (!this.#reopened) leaveEntry(before.index, before.path)
    if (fromHistory || isHere) this.#index = this.#at ?? this.#index
    this.#path = path
    if (!isHere) this.#write(path, replace || fromHistory)
    this.#returns =
      returnTo(fromHistory || this.#reopened ? this.#index : null, path) || (fromHistory && replace)
    this.#reopened = false
    return () => this.#restore(before)
  }

  /** The person stays: goes back to the entry they came from, where a step back or forward has left it. */
  stepBack(): void {
    const delta = this.#index - (this.#at ?? this.#index)
    if (delta === 0) return
    this.#ownSteps++
    history.go(delta)
  }

  /** The browser has stepped, as a popstate says; true where that is the answer to `stepBack`. */
  takeStep(): boolean {
    this.#at = readIndex() ?? this.#countFragment()
    this.#entry = entryNow()
    if (this.#ownSteps === 0) return false
    this.#ownSteps--
    return true
  }

  /** A mini-app with a router of its own has written the entry; what it noted there stays. */
  takeOwn(isNew: boolean): void {
    const index = (this.#at ?? this.#index) + Number(isNew)
    if (isNew) forgetViewsFrom(index)
    if (readIndex() !== index) count(index)
    this.#at = index
    this.#entry = entryNow()
  }

  /** The browser itself makes an entry for a fragment of the page, without a counter: one more than the entry before it, unless it took its place. */
  #countFragment(): number | undefined {
    if (pageOf(pathNow()) !== pageOf(this.#path)) return undefined
    const before = this.#at ?? this.#index
    const index = entryNow() === this.#entry ? before : before + 1
    count(index)
    return index
  }

  #write(path: string, replace: boolean): void {
    if (!replace) this.#index = (this.#at ?? this.#index) + 1
    this.#at = this.#index
    if (!replace) forgetViewsFrom(this.#index) // of the entries that this one takes the place of
    native[replace ? 'replaceState' : 'pushState'].call(history, { index: this.#index }, '', path)
    this.#entry = entryNow()
  }

  #restore({ index, path }: { index: number; path: string }): void {
    const isSameEntry = index === this.#index
    this.#index = index
    this.#path = path
    if (isSameEntry && pathNow() !== path) this.#write(path, true)
    else this.stepBack()
    returnTo(index, path)
  }
}

/** The browser's own, with which the shell writes: who else does is heard. */
export const { prototype: native } = globalThis.History

const count = (index: number): void =>
  native.replaceState.call(history, { ...(history.state as object | null), index }, '')

const pageOf = (path: string): string => path.split('#', 1)[0]!

/** The browser's own number of its entry; one that does not tell it has the address. */
const entryNow = (): number | string => window.navigation?.currentEntry?.index ?? pathNow()

/** Whether a step back leads to a page of the portal: in a new tab, or after the form of a provider, it would not. */
export const hasPageBefore = (): boolean => (readIndex() ?? 0) > 0

function readIndex(): number | undefined {
  const index: unknown = (history.state as { index?: unknown } | null)?.index
  return typeof index === 'number' ? index : undefined
}
