// Mounts and unmounts a mini-app as the shell does, with the header's context: its layout, which no message can carry into a frame, only where an app is told it.
;(() => {
  const within = (root, selector) =>
    root.querySelector(selector) ??
    [...root.querySelectorAll('*')]
      .map(({ shadowRoot }) => shadowRoot && within(shadowRoot, selector))
      .find(Boolean)
  const { layout, ...context } = within(document, 'miniapp-header').context
  const contextOf = (key) => (key === 'header' || key === 'you-page' ? { ...context, layout } : context)
  const place = document.createElement('div')
  place.id = 'bench-place'
  document.body.append(place)
  const task = () => new Promise((resolve) => setTimeout(resolve))

  async function once(Class, route, app, context) {
    const life = new AbortController()
    const underway = new Set()
    const element = new Class()
    const request = (input, init = {}) => {
      const answer = fetch(input, {
        ...init,
        signal: AbortSignal.any([life.signal, ...(init.signal ? [init.signal] : [])]),
      })
      const ended = answer.catch(() => {}).then(() => underway.delete(ended))
      underway.add(ended)
      return answer
    }
    const nothing = () => {}
    const portal = {
      app,
      emit: (name, payload) =>
        element.dispatchEvent(new CustomEvent('bench-event', { detail: { name, payload } })),
      fetch: request,
      signal: life.signal,
      navigate: nothing,
      setDirty: nothing,
      announce: nothing,
      notify: nothing,
      offerCommands: nothing,
      offerShortcuts: nothing,
      draft: { read: () => null, write: nothing, clear: nothing },
      overlayRoot: place,
    }
    Object.assign(element, { context, route, portal })
    place.append(element)
    await (element.updateComplete ?? element.ready?.())
    do await task()
    while (underway.size > 0)
    life.abort()
    element.remove()
    await task()
  }

  globalThis.mounting = async (key, route, count, frame) => {
    const { default: Class } = await import(`/miniapps/${key}.js`)
    if (!customElements.getName(Class)) customElements.define(`bench-${key}`, Class)
    const app = { key, title: key, category: '', help: {}, ...(frame && { frame }) }
    for (let n = 0; n < count; n++) await once(Class, route, app, contextOf(key))
    return place.childElementCount
  }
})()
