export default class extends HTMLElement {
  constructor() {
    super()
    throw new Error('thrown when made')
  }
}
