import { words } from '../words/signed-in/words/words.ts'

let corner: HTMLElement | undefined

/** Where what people need now and then waits: the lower edge of the page, opposite the notices. The root is marked while anything does. */
export function cornerOfPage(): HTMLElement {
  if (corner?.isConnected) return corner
  corner = document.createElement('aside')
  corner.id = 'os-corner'
  corner.ariaLabel = words('corner')
  Object.assign(corner.style, {
    position: 'fixed',
    left: 'var(--os-space-4)',
    bottom: 'var(--os-space-4)',
    zIndex: '15',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--os-space-2)',
    pointerEvents: 'none',
  })
  const marked = corner
  new MutationObserver(() =>
    document.documentElement.toggleAttribute('data-corner', marked.childElementCount > 0),
  ).observe(marked, { childList: true })
  document.body.append(corner)
  return corner
}
