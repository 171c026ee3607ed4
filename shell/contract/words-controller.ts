import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { onWords } from './words.ts'

/** Draws a Lit element anew when the language changes: `this.addController(new WordsController(this))`. */
export class WordsController implements ReactiveController {
  readonly #host: ReactiveControllerHost
  #stop: (() => void) | undefined

  constructor(host: ReactiveControllerHost) {
    this.#host = host
  }

  hostConnected(): void {
    this.#stop = onWords(() => this.#host.requestUpdate())
  }

  hostDisconnected(): void {
    this.#stop?.()
  }
}
