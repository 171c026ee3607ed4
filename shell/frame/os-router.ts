import { navigation } from '../navigation/navigation.ts'

/** While it is on the page, the portal follows links, Back and what mini-apps ask for. */
export class OsRouter extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    this.#stop = navigation.start()
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}
