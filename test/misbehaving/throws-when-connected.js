export default class extends HTMLElement {
  connectedCallback() {
    throw new Error('thrown when connected')
  }
}
