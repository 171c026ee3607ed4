import Conforming from './conforming.js'

export default class extends Conforming {
  #first

  draw() {
    this.#first ??= this.route.path
    super.draw()
    this.querySelectorAll('p')[1].textContent = this.#first
  }
}
