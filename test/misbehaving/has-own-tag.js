// Registers its element itself, as a bundle built elsewhere does, and fails to mount the first time.
export const tag = 'has-own-tag'

let mounts = 0
export const mount = () =>
  ++mounts === 1 ? Promise.reject(new Error('rejected at its first mount')) : Promise.resolve()

customElements.define(
  tag,
  class extends HTMLElement {
    connectedCallback() {
      this.textContent = 'Mounted by its own tag'
    }
  },
)
