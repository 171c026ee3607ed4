// From a key, a click or a choice to the frame after the last change that it caused, through all shadow roots.
;(() => {
  const QUIET_MS = 120
  let startedAt
  let drawnAt
  let observer

  const rootsOf = (root) => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
  ]
  const start = (event) => (startedAt ??= event.timeStamp)
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, start, { capture: true })

  // the session's check frame and what is fetched come by the clock, whether or not somebody clicks
  const comesByClock = ({ addedNodes, removedNodes }) => {
    const nodes = [...addedNodes, ...removedNodes]
    return nodes.length > 0 && nodes.every(({ localName }) => localName === 'iframe' || localName === 'link')
  }

  const changed = (records) =>
    !records.every(comesByClock) &&
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (drawnAt = performance.now())
      port2.postMessage(null)
    })

  globalThis.reaction = {
    begin() {
      startedAt = undefined
      drawnAt = undefined
      observer = new MutationObserver(changed)
      for (const root of rootsOf(document))
        observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
    },
    /** Milliseconds, once nothing has changed for a while. */
    async end() {
      let seen
      do {
        seen = drawnAt
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
      } while (seen !== drawnAt)
      observer.disconnect()
      return (drawnAt ?? startedAt) - startedAt
    },
  }
})()
