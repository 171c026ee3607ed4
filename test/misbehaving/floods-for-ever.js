// Wishes without end, turn after turn: breadcrumbs that change each time, help, tours, statistics, and what is refused.
export default class extends HTMLElement {
  #timer
  #sent = 0

  connectedCallback() {
    const title = document.createElement('h1')
    title.textContent = 'Flood'
    this.append(title)
    this.#timer = setInterval(() => this.#flood(), 0)
  }

  disconnectedCallback() {
    clearInterval(this.#timer)
  }

  #flood() {
    for (let count = 0; count < 250; count++) {
      this.#sent++
      this.#wish('set-breadcrumbs', { app: `Flood ${this.#sent}` })
      this.#wish('set-help-menu-info', { communityUrl: `https://community.example/${this.#sent}` })
      this.#wish('set-has-product-tours', { has: count % 2 === 0 })
      this.#wish('track-action', { action: 'flood', data: { count: this.#sent } })
      this.#wish('user-unauthorized')
      this.#wish('logout')
      this.#wish('no-such-event', { count })
      this.#wish('change-route', { path: 'https://evil.example/' })
    }
    this.dataset.sent = String(this.#sent * 8)
  }

  #wish(name, payload) {
    this.dispatchEvent(
      new CustomEvent('miniapp-event', { bubbles: true, composed: true, detail: { name, payload } }),
    )
  }
}
