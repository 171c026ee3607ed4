import { localPath } from '../contract/local-path.ts'

/** Paths that are no pages of the shell. */
const FOREIGN = /^\/(idp|api|assets|miniapps|vendor|themes|fonts)(\/|$)|^\/(callback|silent|popup)$/

/**
 * The path a plain click on a link asks for; null when the browser should do it: another button or a modifier key,
 * another target, a download, another origin, a fragment of this page, a page that is not the shell's.
 */
export function clickedPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.composedPath().find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement && target.hasAttribute('href'))
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  if (link.origin !== location.origin) return null
  const path = localPath(link.pathname + link.search + link.hash)
  if (!path || FOREIGN.test(link.pathname) || new URLSearchParams(link.search).has('tenant')) return null
  return isFragmentOfThisPage(link) ? null : path
}

function isFragmentOfThisPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}
