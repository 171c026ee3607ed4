// Draws, and a moment later throws in a timer with nothing left to see, as React does with an error that nobody catches.
export default class extends HTMLElement {
  connectedCallback() {
    this.textContent = 'Drawn'
    setTimeout(() => {
      this.replaceChildren()
      throw new Error('thrown later')
    })
  }
}
