declare global {
  interface HTMLElementEventMap {
    'os-embed-event': CustomEvent<{ name: string; payload: unknown }>
    'os-embed-navigate': CustomEvent<{ path: string }>
    'os-embed-leave': CustomEvent<{ app: string; brand: string; isKept: boolean }>
  }
}

type EmbedEvents = Pick<HTMLElementEventMap, 'os-embed-event' | 'os-embed-navigate' | 'os-embed-leave'>

/** Tells the page, from within whatever shadow; false where the page prevents what is about to be done. */
export function tell<Name extends keyof EmbedEvents>(
  element: Element,
  name: Name,
  detail: EmbedEvents[Name]['detail'],
): boolean {
  const cancelable = name === 'os-embed-leave'
  return element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }))
}
