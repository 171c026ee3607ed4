import Conforming from './conforming.js'

export default class extends Conforming {
  draw() {
    super.draw()
    const badge = this.line('p', 'New')
    badge.style.color = 'rgb(255, 255, 255)'
    badge.style.backgroundColor = 'rgb(0, 0, 0)'
    this.append(badge)
  }
}
