export default class extends HTMLElement {
  connectedCallback() {
    const title = document.createElement('h1')
    title.textContent = 'I never change'
    this.append(title)
  }
}

export const update = () => new Promise(() => {})
