export default class extends HTMLElement {
  connectedCallback() {
    this.textContent = 'half mounted'
  }
}

export const mount = () => new Promise(() => {})
