/** The other one. */
export class EmptyB extends HTMLElement {
  connectedCallback() {
    this.textContent = 'B'
    globalThis.arrived?.()
  }
}

export const tag = 'empty-b'
customElements.define(tag, EmptyB)
