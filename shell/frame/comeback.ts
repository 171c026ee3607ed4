import { scriptOf } from '../catalogue/entries.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { tryAgainLater } from '../contract/try-again.ts'
import { isOutOfReach } from '../lifecycle/load-module.ts'

/** Opens a mini-app whose server could not be reached as soon as it can be: asks for the script first, so that nothing flickers while it cannot. */
export class Comeback {
  readonly #retry: () => void
  #stop: (() => void) | undefined

  constructor(retry: () => void) {
    this.#retry = retry
  }

  /** Waits for this mini-app, and no longer for another; for none where another failure, or none, is told. */
  expect(entry?: MiniAppEntry, failure?: Error): void {
    this.#stop?.()
    this.#stop = entry && isOutOfReach(failure) ? tryAgainLater(() => void this.#ask(entry)) : undefined
  }

  async #ask(entry: MiniAppEntry): Promise<void> {
    const asked = this.#stop
    const isThere = await fetch(scriptOf(entry), { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere && asked === this.#stop) this.#retry()
  }
}
