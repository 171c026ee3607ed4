// Takes its first context and no other.
export default class extends HTMLElement {
  #context

  set context(value) {
    if (this.#context) throw new Error('thrown when told')
    this.#context = value
  }

  connectedCallback() {
    const title = document.createElement('h1')
    title.textContent = 'Tell me once'
    this.append(title)
  }
}
