import Conforming from './conforming.js'

export default class extends Conforming {
  draw() {
    try {
      super.draw()
    } catch {
      this.replaceChildren()
    }
  }
}
