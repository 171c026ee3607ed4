// Two links at the bottom of any page, and a clock from the click on one of them to painted content.
;(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '#bench-links { position: fixed; left: 0; top: 770px } #bench-links a { display: inline-block; width: 100px; height: 20px }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const links = document.createElement('div')
  links.id = 'bench-links'
  const linkTo = (path) => Object.assign(document.createElement('a'), { href: path, textContent: path })
  const [a, b] = [linkTo('/empty-a'), linkTo('/empty-b')]
  links.append(a, b)
  document.body.append(links)

  const clicks = []
  let click
  let frame = 0
  let waiting
  const tick = () => {
    frame++
    if (click) requestAnimationFrame(tick)
  }

  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => void nextTask().then(resolve)))

  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      click = { at: event.timeStamp, frame }
      requestAnimationFrame(tick)
    },
    { capture: true },
  )

  // the empty apps say so when they are connected
  globalThis.arrived = () => {
    waiting?.()
    if (!click) return
    const { at, frame: clicked } = click
    const frames = frame - clicked + 1 // drawn by the frame that comes next
    click = undefined
    void painted().then(() => clicks.push({ painted: performance.now() - at, frames }))
  }

  const switchOnce = () =>
    new Promise((resolve) => {
      waiting = resolve
      ;(location.pathname === '/empty-a' ? b : a).click()
    })

  globalThis.bench = {
    clicks,
    async switchMany(count) {
      for (let n = 0; n < count; n++) {
        await switchOnce()
        await painted()
      }
    },
  }
})()
