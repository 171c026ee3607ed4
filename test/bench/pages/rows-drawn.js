// The frame in which a grid shows so many rows, through all shadow roots.
globalThis.rowsDrawn = (count) =>
  new Promise((resolve) => {
    const within = (root) =>
      [...root.querySelectorAll('*')].reduce(
        (sum, element) => sum + (element.shadowRoot ? within(element.shadowRoot) : 0),
        root.querySelectorAll('[role="rowheader"]').length,
      )
    const look = () => {
      if (within(document) < count) return void requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(null)
    }
    look()
  })
