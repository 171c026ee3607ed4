// Starts as much as leaks.js, and ends it.
export default class extends HTMLElement {
  #end

  connectedCallback() {
    const over = new AbortController()
    const noted = () => {}
    addEventListener('resize', noted)
    document.addEventListener('keydown', noted, { capture: true, signal: over.signal })
    addEventListener('tidied', noted, { once: true })
    dispatchEvent(new Event('tidied'))
    const interval = setInterval(noted, 60_000)
    const timeout = setTimeout(noted, 90_000)
    setTimeout(noted)
    requestAnimationFrame(noted)
    const mutations = new MutationObserver(noted)
    mutations.observe(document.body, { childList: true })
    const sizes = new ResizeObserver(noted)
    sizes.observe(document.documentElement)
    new IntersectionObserver(noted).observe(this) // goes with the element
    const toast = document.createElement('div')
    document.body.insertBefore(toast, document.body.firstElementChild) // what it stands before was there
    const old = document.head.appendChild(document.createElement('meta'))
    const mark = document.createElement('meta')
    document.head.replaceChild(mark, old)
    addEventListener('offline', noted, null)
    this.portal.overlayRoot.append(document.createElement('div')) // goes with the mount
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    document.body.style.overflow = 'hidden'
    document.body.style.overflow = 'clip'
    document.documentElement.classList.add('locked')
    document.documentElement.dataset.tidiedUp = 'no'
    document.body.dir = 'rtl'
    document.body.hidden = true
    const narrow = matchMedia('(width < 40rem)')
    narrow.addListener(noted)
    narrow.addEventListener('change', noted, { signal: over.signal })
    this.#end = () => {
      document.body.style.overflow = ''
      document.documentElement.className = ''
      delete document.documentElement.dataset.tidiedUp
      document.body.dir = ''
      document.body.hidden = false
      narrow.removeListener(noted)
      removeEventListener('resize', noted)
      over.abort()
      clearInterval(interval)
      clearTimeout(timeout)
      mutations.disconnect()
      sizes.unobserve(document.documentElement)
      toast.remove()
      mark.remove()
      removeEventListener('offline', noted, null)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }

  disconnectedCallback() {
    this.#end()
  }
}
