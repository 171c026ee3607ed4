/** The browser's history, with a counter in each entry so that a refused step back can be taken back. */
export class History {
  #index: number = readIndex() ?? 0
  #ownSteps = 0

  constructor() {
    history.replaceState({ ...(history.state as object | null), index: this.#index }, '')
  }

  /** Makes `path` the address; nothing is added when it is the address already. */
  commit(path: string, { replace, fromHistory }: { replace: boolean; fromHistory: boolean }): void {
    if (fromHistory) this.#index = readIndex() ?? this.#index
    const isHere = location.pathname + location.search + location.hash === path
    if (isHere) return
    if (replace || fromHistory) history.replaceState({ index: this.#index }, '', path)
    else history.pushState({ index: ++this.#index }, '', path)
  }

  /** The person stays: goes back to the entry they came from. */
  stepBack(): void {
    const delta = this.#index - (readIndex() ?? this.#index)
    if (delta === 0) return
    this.#ownSteps++
    history.go(delta)
  }

  /** Whether a popstate is the answer to `stepBack`. */
  isOwnStep(): boolean {
    if (this.#ownSteps === 0) return false
    this.#ownSteps--
    return true
  }
}

function readIndex(): number | undefined {
  const index: unknown = (history.state as { index?: unknown } | null)?.index
  return typeof index === 'number' ? index : undefined
}
