// Draws, and makes errors of its own for a test to report.
export default class extends HTMLElement {
  connectedCallback() {
    this.textContent = 'Drawn'
  }

  makeError(message) {
    return new Error(message)
  }
}
