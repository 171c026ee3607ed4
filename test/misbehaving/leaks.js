// Leaves one of everything behind.
/* oxlint-disable wc/require-listener-teardown */
export default class extends HTMLElement {
  connectedCallback() {
    addEventListener('resize', () => {})
    document.addEventListener('keydown', () => {}, true)
    setInterval(() => {}, 60_000)
    setTimeout(() => {}, 90_000)
    new MutationObserver(() => {}).observe(document.body, { childList: true })
    new ResizeObserver(() => {}).observe(document.documentElement)
    new IntersectionObserver(() => {}).observe(document.body)
    const toast = document.createElement('div')
    toast.className = 'leaked-toast'
    document.body.append(toast)
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = '/themes/mindshare.css?leaked'
    document.head.appendChild(style)
    document.adoptedStyleSheets.push(new CSSStyleSheet())
    document.body.style.overflow = 'hidden'
    document.documentElement.setAttribute('data-locked', '')
    document.documentElement.dataset.leakedNote = 'yes'
    document.documentElement.id = 'leaked'
    document.body.dir = 'rtl'
    document.body.inert = true
    matchMedia('(width < 40rem)').addEventListener('change', () => {})
    matchMedia('(height < 40rem)').addListener(() => {})
    void this.#later()
  }

  /** Also what it starts long after it was mounted is its own. */
  async #later() {
    await new Promise((resolve) => setTimeout(resolve, 20))
    addEventListener('offline', () => {})
  }
}
