/** The first h1 that is not of what is just going, through shadow roots. Step by step, for it comes early where there is one: selectors would collect all there is. */
export function headingIn(element: Element): HTMLElement | undefined {
  if (element instanceof HTMLElement && element.style.display === 'none') return undefined
  if (element instanceof HTMLHeadingElement && element.localName === 'h1') return element
  for (const root of [element.shadowRoot, element]) {
    for (let child = root?.firstElementChild; child; child = child.nextElementSibling) {
      const heading = headingIn(child)
      if (heading) return heading
    }
  }
  return undefined
}

/** Calls back once, when a heading is drawn in the main content, which comes after the page where data is loaded first. Returned is what ends the wait. */
export function awaitHeading(main: Element, found: (heading: HTMLElement) => void): () => void {
  const seen = new Set<Node>()
  const look = () => {
    const heading = headingIn(main)
    if (!heading) return observeRoots(main)
    changes.disconnect()
    found(heading)
  }
  const changes = new MutationObserver(look)
  const observeRoots = (element: Element) => {
    for (const root of [element, ...shadowRootsIn(element)]) {
      if (seen.has(root)) continue
      seen.add(root)
      changes.observe(root, { childList: true, subtree: true })
    }
  }
  look()
  return () => changes.disconnect()
}

/** No observer looks into a shadow root from outside. */
function shadowRootsIn(element: Element): ShadowRoot[] {
  const inside = [...element.children].flatMap(shadowRootsIn)
  if (!element.shadowRoot) return inside
  return [...inside, element.shadowRoot, ...[...element.shadowRoot.children].flatMap(shadowRootsIn)]
}
