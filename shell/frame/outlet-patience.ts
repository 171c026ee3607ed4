import { SLOW_LOAD_NOTICE_MS } from '../config/limits.ts'

const SKELETON_AFTER_MS = 150

/** What an outlet shows while a mini-app is awaited: nothing at first, then the shape of what comes, then that it takes long. */
export class Patience {
  readonly #show: (panel: 'loading' | 'slow') => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(show: (panel: 'loading' | 'slow') => void) {
    this.#show = show
  }

  /** Waits for something; nothing is started where there is nothing to wait for. */
  begin(): void {
    if (this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#show('loading')
      this.#timer = setTimeout(() => this.#show('slow'), SLOW_LOAD_NOTICE_MS - SKELETON_AFTER_MS)
    }, SKELETON_AFTER_MS)
  }

  end(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
