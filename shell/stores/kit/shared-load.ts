/**
 * A load that callers share while it is under way, as long as they want the same. One that was replaced by another, or
 * forgotten as by signing out, is no longer wanted: it changes nothing when it ends.
 */
export class SharedLoad {
  #running: { what: string; ended: Promise<void> } | undefined

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  /** @throws what `load` throws */
  run(what: string, load: (isWanted: () => boolean) => Promise<void>): Promise<void> {
    if (this.#running?.what === what) return this.#running.ended
    const mine = { what, ended: Promise.resolve() }
    this.#running = mine
    const isWanted = () => this.#running === mine
    mine.ended = load(isWanted).finally(() => {
      if (isWanted()) this.#running = undefined
    })
    return mine.ended
  }

  forget(): void {
    this.#running = undefined
  }
}
