// From the start of a navigation to the frame that shows the home's heading, in the portal or out of it.
globalThis.firstPaint = new Promise((resolve) => {
  const within = (element, selector) => element?.shadowRoot?.querySelector(selector)
  const heading = () => {
    const you =
      document.querySelector('first-you') ??
      within(within(document.querySelector('os-shell'), 'os-outlet.main'), 'miniapp-you-page')
    return within(you, 'h1')
  }
  const look = () => {
    if (!heading()) return void requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now())
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
})
