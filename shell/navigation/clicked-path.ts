import { RESERVED_NAMES } from '../config/reserved-names.ts'

/** An address that begins with it names nobody in front of the host. */
const ROOT = `${location.origin}/`
/** Paths that are no pages of the shell. */
const FOREIGN = new RegExp(`^/(${[...RESERVED_NAMES].join('|')})([/?#]|$)`)
/** The server makes a cookie of it. */
const TENANT = /^[^#]*[?&]tenant([=&#]|$)/

/**
 * The path a plain click on a link asks for; null when the browser should do it: another button or a modifier key,
 * another target, a download, another origin, a fragment of this page, a page that is not the shell's.
 */
export function clickedPath(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null
  const link = event
    .composedPath()
    .find(
      (target): target is HTMLAnchorElement =>
        target instanceof HTMLAnchorElement && target.hasAttribute('href'),
    )
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const { href } = link // resolved by the browser, anew each time it is read
  if (!href.startsWith(ROOT)) return null
  const path = href.slice(ROOT.length - 1)
  if (path.startsWith('//') || FOREIGN.test(path) || TENANT.test(path)) return null
  return isFragmentOfThisPage(path) ? null : path
}

function isFragmentOfThisPage(path: string): boolean {
  const fragment = path.indexOf('#')
  return fragment >= 0 && path.slice(0, fragment) === location.pathname + location.search
}
