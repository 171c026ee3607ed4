/** A mini-app that wishes without end, when told to. */
class Flood extends HTMLElement {
  connectedCallback() {
    this.textContent = 'Flood'
    globalThis.flooder = this
  }

  wish(name, payload) {
    return this.dispatchEvent(
      new CustomEvent('miniapp-event', {
        bubbles: true,
        composed: true,
        cancelable: true,
        detail: { name, payload },
      }),
    )
  }

  /** Events of the same make that nobody filters, as deep as ours; the milliseconds they took. */
  plain(count) {
    let heard = 0
    const hear = (event) => {
      event.stopPropagation()
      heard++
    }
    this.parentElement.addEventListener('bench-event', hear)
    const start = performance.now()
    for (let n = 0; n < count; n++)
      this.dispatchEvent(
        new CustomEvent('bench-event', {
          bubbles: true,
          composed: true,
          cancelable: true,
          detail: { name: 'x', payload: n },
        }),
      )
    const millis = performance.now() - start
    this.parentElement.removeEventListener('bench-event', hear)
    if (heard !== count) throw new Error(`${count} events, ${heard} heard`)
    return millis
  }

  /** Each kind in turn, `count` in all; how many were accepted, refused and heard to be refused, and the milliseconds it took. */
  flood(wishes, count) {
    let accepted = 0
    let heard = 0
    const hear = () => heard++
    this.addEventListener('miniapp-event-refused', hear)
    const start = performance.now()
    for (let n = 0; n < count; n++) {
      const { name, payload } = wishes[n % wishes.length]
      if (this.wish(name, payload)) accepted++
    }
    const millis = performance.now() - start
    this.removeEventListener('miniapp-event-refused', hear)
    return { accepted, refused: count - accepted, heard, millis }
  }

  /** Tasks full of wishes, one after the other, until stopped. */
  floodOn(wishes, perTask) {
    const { port1, port2 } = new MessageChannel()
    let sent = 0
    port1.onmessage = () => {
      sent += perTask
      this.flood(wishes, perTask)
      port2.postMessage(null)
    }
    port2.postMessage(null)
    return () => {
      port1.close()
      return sent
    }
  }
}

export const tag = 'event-flood'
customElements.define(tag, Flood)
