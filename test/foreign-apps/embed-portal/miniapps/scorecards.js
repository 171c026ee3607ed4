/** An app as a portal would serve it: it shows where it is. */
export default class extends HTMLElement {
  set route({ tail }) {
    this.textContent = `Scorecards at ${tail}`
  }
}
