// Draws, and a moment later leaves a rejection to nobody.
export default class extends HTMLElement {
  connectedCallback() {
    this.append(Object.assign(document.createElement('h1'), { textContent: 'Still here' }))
    setTimeout(() => void Promise.reject(new Error('rejected later')))
  }
}
