import { UNMOUNT_TIMEOUT_MS } from '../config/limits.ts'
import { waitAtMost } from '../lifecycle/wait-at-most.ts'
import { startAnew, unregister } from '../lifecycle/registration.ts'
import type { Current } from './outlet-properties.ts'

/** The mini-apps that an outlet is unmounting. */
export class Departures {
  /** Ends when all of them are unmounted, or were waited for long enough; undefined while there are none. */
  #underWay: Promise<unknown> | undefined

  get underWay(): Promise<unknown> | undefined {
    return this.#underWay
  }

  /** The element goes at once; what takes longer delays the next app for no longer than the limit of an unmount. */
  begin(leaving: Current): void {
    leaving.isLeft = true
    unregister(leaving.entry)
    const unmounting = leaving.app.leaving ? undefined : leaving.app.unmount() // an older unmount was waited for when it began
    if (!unmounting) return
    const underWay = (this.#underWay = Promise.all([
      this.#underWay,
      waitAtMost(UNMOUNT_TIMEOUT_MS, unmounting),
    ]).then(() => {
      if (this.#underWay === underWay) this.#underWay = undefined
    }))
  }

  /** Makes room for another under the same key, with a fresh load. */
  async discard(leaving: Current): Promise<void> {
    leaving.isLeft = true
    await startAnew(leaving.entry)
  }
}
