import Conforming from './conforming.js'

export default class extends Conforming {
  draw() {
    super.draw()
    void this.portal.fetch('/api/scorecards/brands')
  }
}
