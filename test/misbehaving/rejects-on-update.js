export default class extends HTMLElement {
  connectedCallback() {
    const title = document.createElement('h1')
    title.textContent = 'I do not like changes'
    this.append(title)
  }
}

export const update = async () => {
  throw new Error('rejected while updating')
}
