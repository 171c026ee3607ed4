/** In place of the portal's header where only the shell is measured. */
export const tag = 'empty-header'
customElements.define(tag, class extends HTMLElement {})
