import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { ReadableAtom } from 'nanostores'

/** Draws its element anew when a store changes. The package that has one is CommonJS, which would come with its loader before sign-in. */
export class StoreController<Value> implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #store: ReadableAtom<Value>
  #stop: (() => void) | undefined

  constructor(host: ReactiveControllerHost, store: ReadableAtom<Value>) {
    this.#host = host
    this.#store = store
    host.addController(this)
  }

  hostConnected(): void {
    this.#stop = this.#store.subscribe(() => this.#host.requestUpdate())
  }

  hostDisconnected(): void {
    this.#stop?.()
  }

  get value(): Value {
    return this.#store.get()
  }
}
