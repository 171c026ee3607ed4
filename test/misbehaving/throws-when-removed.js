export default class extends HTMLElement {
  disconnectedCallback() {
    throw new Error('thrown when removed')
  }
}
