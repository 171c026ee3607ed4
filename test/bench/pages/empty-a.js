/** A mini-app with nothing to do, for measuring what is around it. */
export class EmptyA extends HTMLElement {
  connectedCallback() {
    this.textContent = 'A'
    globalThis.arrived?.()
  }
}

export const tag = 'empty-a'
customElements.define(tag, EmptyA)
