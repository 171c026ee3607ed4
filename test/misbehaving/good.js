// Does what it should.
export default class extends HTMLElement {
  connectedCallback() {
    this.textContent = 'Good'
  }
}
