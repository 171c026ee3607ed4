export default class extends HTMLElement {
  connectedCallback() {
    const title = document.createElement('h1')
    title.textContent = 'I never leave'
    this.append(title)
  }
}

export const unmount = () => new Promise(() => {})
