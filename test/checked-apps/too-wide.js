import Conforming from './conforming.js'

export default class extends Conforming {
  draw() {
    super.draw()
    const wide = this.line('p', 'Wider than a phone')
    wide.style.width = '600px'
    this.append(wide)
  }
}
