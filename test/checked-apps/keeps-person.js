import Conforming from './conforming.js'

export default class extends Conforming {
  #first

  draw() {
    this.#first ??= this.context.user?.firstname
    super.draw()
    this.querySelector('h1').textContent = `Hello ${this.#first}`
  }
}
