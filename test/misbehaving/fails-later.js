// Mounts, and says a moment later that it is broken.
export default class extends HTMLElement {
  connectedCallback() {
    setTimeout(() =>
      this.dispatchEvent(
        new CustomEvent('miniapp-error', {
          detail: new Error('failed later'),
          bubbles: true,
          composed: true,
        }),
      ),
    )
  }
}
