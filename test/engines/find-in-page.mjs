/**
 * The middle of the first element in sight, in any shadow, that fits the selector and is called or reads as said; null
 * where there is none. Its text alone runs in the page: it uses nothing but its parameters.
 */
export function findInPage(selector, name) {
  if (document.readyState !== 'complete') return null // Firefox moves the focus to a field with autofocus only then
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ])
  const nameOf = (element) =>
    element.ariaLabel ??
    element.labels?.[0]?.textContent ??
    element.textContent.replaceAll(/\s+/g, ' ').trim()
  const found = all(document).find(
    (element) =>
      element.matches(selector) && nameOf(element).includes(name) && element.getClientRects().length > 0,
  )
  if (!found) return null
  found.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = found.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}

/** A property of the first such element, `value` or `ariaChecked`; null where there is none. */
export function readInPage(selector, property) {
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ])
  const found = all(document).find((element) => element.matches(selector))
  return found ? String(found[property]) : null
}

/** Text and role of what has the focus, through all shadows. */
export function focusInPage() {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return `${focused?.localName} ${focused?.ariaLabel ?? focused?.textContent.trim() ?? ''}`
}
