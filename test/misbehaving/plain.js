// A complete mini-app without a hook or a framework.
export default class extends HTMLElement {
  connectedCallback() {
    const title = document.createElement('h1')
    title.textContent = `Hello ${this.context.user.firstname}`
    this.append(title)
  }
}
