// In the portal's own page, in place of all that the shell does: the swap of bare.js, or of bare-told.js where it tells.
globalThis.swapInside = (tells) => {
  const shell = document.querySelector('os-shell').shadowRoot
  const main = shell.querySelector('main')
  const place = shell.querySelector('os-outlet.main').shadowRoot.querySelector('.place')
  const status = shell.querySelector('os-announcer')

  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest('a')
      if (!link) return
      event.preventDefault()
      event.stopImmediatePropagation()
      history.pushState(null, '', link.pathname)
      place.replaceChildren(new (customElements.get(link.pathname.slice(1)))())
      if (!tells) return
      scrollTo(0, 0)
      document.title = link.pathname
      main.focus({ preventScroll: true })
      status.textContent = link.pathname
    },
    { capture: true },
  )
}
