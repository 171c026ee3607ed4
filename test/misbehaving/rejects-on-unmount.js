export default class extends HTMLElement {
  connectedCallback() {
    const title = document.createElement('h1')
    title.textContent = 'I do not like to leave'
    this.append(title)
  }
}

export const unmount = async () => {
  throw new Error('rejected while unmounting')
}
