/** Where a plain press of a link leads that nobody has taken, however deep in shadows it stands. */
export function clickedPath(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement)
  return link && !link.download && (!link.target || link.target === '_self') ? link.href : undefined
}
