import Conforming from './conforming.js'

export default class extends Conforming {
  draw() {
    super.draw()
    this.append(this.line('style', 'p { margin: 0 }'))
  }
}
