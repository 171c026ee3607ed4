/** The modal dialog that keeps the rest of the page from being used, if there is one; mini-apps have theirs in shadow roots. */
export function openModal(root: Document | ShadowRoot = document): Element | null {
  const modal = root.querySelector('dialog:modal')
  if (modal) return modal
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && openModal(shadowRoot)
    if (inside) return inside
  }
  return null
}
