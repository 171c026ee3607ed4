import Conforming from './conforming.js'

export default class extends Conforming {
  connectedCallback() {
    super.connectedCallback()
    this.sheet = document.createElement('style')
    document.head.append(this.sheet)
    this.sheet.sheet.insertRule('.card { padding: 8px }')
  }

  disconnectedCallback() {
    this.sheet.remove()
  }
}
