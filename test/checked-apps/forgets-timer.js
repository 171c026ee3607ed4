import Conforming from './conforming.js'

/* oxlint-disable wc/require-listener-teardown */
let count = 0

export default class extends Conforming {
  connectedCallback() {
    super.connectedCallback()
    setInterval(() => {}, 60_000)
    addEventListener('resize', () => {})
    globalThis[`forgotten${++count}`] = true
  }
}
