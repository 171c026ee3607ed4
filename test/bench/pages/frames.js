// What a person sees while something scrolls: frames that came late, and frames in which rows were missing.
;(() => {
  const FRAME_MS = 1000 / 60

  const inAllRoots = (selector, root = document) => {
    const found = root.querySelector(selector)
    if (found) return found
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && inAllRoots(selector, shadowRoot)
      if (inside) return inside
    }
    return null
  }

  /** Rows are as high as the first; the line of headings covers the top. */
  const hasGap = (scroller) => {
    const tops = [...scroller.querySelectorAll('.os-grid-rows > [role="row"]')].map(
      ({ offsetTop, offsetHeight }) => [offsetTop, offsetTop + offsetHeight],
    )
    if (tops.length === 0) return scroller.querySelector('.os-grid-rows') !== null
    const inSight = tops.filter(
      ([top, bottom]) => bottom > scroller.scrollTop && top < scroller.scrollTop + scroller.clientHeight,
    )
    const height = inSight.reduce((sum, [top, bottom]) => sum + bottom - top, 0)
    return height < scroller.clientHeight - 2 * (tops[0][1] - tops[0][0])
  }

  globalThis.frames60 = {
    /** Scrolls by `step` pixels with each frame, for `count` frames; down, then up, or to the right and back. */
    async scroll(selector, step, count, side) {
      const scroller = inAllRoots(selector)
      let late = 0
      let gaps = 0
      let before = await new Promise(requestAnimationFrame)
      for (let frame = 0; frame < count; frame++) {
        scroller[side] += frame < count / 2 ? step : -step
        const now = await new Promise(requestAnimationFrame)
        late += Math.max(0, Math.round((now - before) / FRAME_MS) - 1)
        before = now
        if (hasGap(scroller)) gaps++
      }
      return { late, gaps }
    },
    /** A box of the same height with nothing in it: what this machine drops by itself. */
    addBareBox() {
      const box = document.createElement('div')
      box.className = 'bare-box'
      box.style.cssText = 'position:fixed;inset:100px;overflow:auto;background:Canvas;z-index:9'
      box.append(document.createElement('div'))
      box.firstChild.style.cssText =
        'height:3600000px;width:20000px;background:repeating-linear-gradient(Canvas 0 35px, GrayText 35px 36px)'
      document.body.append(box)
    },
    removeBareBox: () => document.querySelector('.bare-box').remove(),
  }
})()
