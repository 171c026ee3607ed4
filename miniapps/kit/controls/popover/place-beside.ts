const EDGE_PX = 8

/** For browsers without anchor positioning: below what it belongs to, above where there is more room, never beyond the edges. */
export function placeBeside(panel: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor || CSS.supports('position-area: block-end')) return
  const beside = anchor.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const isBelow = innerHeight - beside.bottom >= height + EDGE_PX || beside.top < height + EDGE_PX
  const isFromRight = getComputedStyle(anchor).direction === 'rtl' || panel.dataset['align'] === 'end'
  const left = isFromRight ? beside.right - width : beside.left
  panel.style.top = `${isBelow ? beside.bottom : beside.top - height}px`
  panel.style.left = `${Math.max(EDGE_PX, Math.min(left, innerWidth - width - EDGE_PX))}px`
}
