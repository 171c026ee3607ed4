import type { FramedChannel } from './framed-channel.ts'

const FIELDS =
  'input:not([type=button], [type=checkbox], [type=radio], [type=range], [type=reset], [type=submit]), textarea, select'

/** Keys and links pressed in a framed page that are meant for the portal around it. */
interface Meant {
  channel: FramedChannel
  singleKeys: () => boolean
  basePath: () => string
}

/**
 * Passes on the keys that open the search and the list of keys, and clicks on links of the mini-app's own
 * paths.
 */
export function passOnInput(meant: Meant): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return
    const dialog = dialogOf(event, meant.singleKeys())
    if (!dialog) return
    event.preventDefault()
    meant.channel.post({ type: 'open', dialog })
  })
  addEventListener('click', (event) => {
    const path = event.defaultPrevented || event.button !== 0 ? undefined : pathOf(event, meant.basePath())
    if (path === undefined) return
    event.preventDefault()
    meant.channel.post({ type: 'navigate', path, newTab: event.ctrlKey || event.metaKey })
  })
}

function dialogOf(event: KeyboardEvent, singleKeys: boolean): 'palette' | 'shortcuts' | undefined {
  const { key, altKey, shiftKey } = event
  const hasModifier = event.ctrlKey || event.metaKey
  if (hasModifier && !altKey && !shiftKey && isK(event)) return 'palette'
  return key === '?' && !hasModifier && !altKey && singleKeys && !isTyping(event) ? 'shortcuts' : undefined
}

/** On a keyboard of another script the key in its place is meant. */
const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u.test(key))

function isTyping(event: Event): boolean {
  const target = event.composedPath()[0]
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))
}

/** Of a link to the mini-app itself, which lies below the portal's address and not below the page's. */
function pathOf(event: Event, basePath: string): string | undefined {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement)
  if (!link || link.hasAttribute('download') || !link.href.startsWith(`${location.origin}/`)) return undefined
  const path = link.href.slice(location.origin.length)
  return path === basePath || (/^[/?#]/.test(path.slice(basePath.length)) && path.startsWith(basePath))
    ? path
    : undefined
}
