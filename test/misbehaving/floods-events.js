// Wishes without end, known and unknown, allowed and not.
export default class extends HTMLElement {
  connectedCallback() {
    const title = document.createElement('h1')
    title.textContent = 'Flood'
    this.append(title)
    for (let count = 0; count < 2000; count++) {
      this.#wish('set-breadcrumbs', { app: `Flood ${count}` })
      this.#wish('logout')
      this.#wish('no-such-event', { count })
      this.#wish('change-route', { path: 'https://evil.example/' })
    }
  }

  #wish(name, payload) {
    this.dispatchEvent(
      new CustomEvent('miniapp-event', { bubbles: true, composed: true, detail: { name, payload } }),
    )
  }
}
