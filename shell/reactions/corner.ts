import { onWords } from '../contract/words.ts'
import { words } from '../words/signed-in/words/words.ts'

let corner: HTMLElement | undefined

/** The place for the support and feedback buttons: the lower edge of the page, opposite the notices. `data-corner` marks the root element while any button is there. */
export function cornerOfPage(): HTMLElement {
  if (corner?.isConnected) return corner
  const made = (corner = document.createElement('aside'))
  corner.id = 'os-corner'
  made.ariaLabel = words('corner')
  onWords(() => (made.ariaLabel = words('corner')))
  Object.assign(corner.style, {
    position: 'fixed',
    insetInlineStart: 'var(--os-space-4)',
    bottom: 'var(--os-space-4)',
    zIndex: '15',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--os-space-2)',
    pointerEvents: 'none',
  })
  new MutationObserver(() =>
    document.documentElement.toggleAttribute('data-corner', made.childElementCount > 0),
  ).observe(made, { childList: true })
  document.body.append(corner)
  return corner
}
