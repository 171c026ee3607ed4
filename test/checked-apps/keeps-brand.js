import Conforming from './conforming.js'

export default class extends Conforming {
  #first

  draw() {
    this.#first ??= this.context.workspace?.name
    super.draw()
    this.querySelector('p').textContent = this.#first
  }
}
