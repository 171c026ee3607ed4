import Conforming from './conforming.js'

export default class extends Conforming {
  draw() {
    super.draw()
    this.append(document.createElement('button'))
  }
}
