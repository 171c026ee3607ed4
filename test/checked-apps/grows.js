import Conforming from './conforming.js'

const everyone = []

export default class extends Conforming {
  connectedCallback() {
    super.connectedCallback()
    everyone.push({ element: this, list: Array.from({ length: 3000 }, (_none, index) => `${index}`) })
  }
}
