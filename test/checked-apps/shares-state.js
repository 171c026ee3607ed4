import Conforming from './conforming.js'

const all = new Set()

export default class extends Conforming {
  connectedCallback() {
    all.add(this)
    super.connectedCallback()
  }

  disconnectedCallback() {
    all.delete(this)
  }

  /** Each shows what the last one was told. */
  tell(news) {
    super.tell(news)
    for (const each of all)
      if (each !== this && each.context.user !== this.context.user) each.context = this.context
  }
}
