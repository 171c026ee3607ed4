/** Path of a link that was pressed plainly and that nobody has handled, in any depth of shadows. */
export function clickedPath(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement)
  return link && !link.download && (!link.target || link.target === '_self') ? link.href : undefined
}
