/**
 * A place in the page's body for what one mount renders outside of its outlet, made when it is first asked for. It goes with
 * all that is in it when the mount ends: a modal that a mini-app forgets, or leaves on breaking, would keep people from the page.
 */
export function overlayRootFor(signal: AbortSignal): () => HTMLElement {
  let root: HTMLElement | undefined
  return () => (root ??= make(signal))
}

function make(signal: AbortSignal): HTMLElement {
  const root = document.createElement('div')
  root.className = 'os-overlays'
  if (signal.aborted) return root // never seen: what asks this late has been left
  document.body.append(root)
  signal.addEventListener('abort', () => root.remove())
  return root
}
