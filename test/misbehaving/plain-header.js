export default class extends HTMLElement {
  connectedCallback() {
    this.textContent = 'Header'
  }
}
