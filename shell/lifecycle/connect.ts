/**
 * Appends an element. What its connectedCallback throws is only reported to the window, so it is caught there.
 * @throws what connectedCallback threw
 */
export function connect(element: Element, place: Element): void {
  let thrown: { error: unknown } | undefined
  const note = (event: ErrorEvent) => {
    thrown ??= { error: event.error }
    event.preventDefault()
  }
  addEventListener('error', note)
  try {
    place.append(element)
  } finally {
    removeEventListener('error', note)
  }
  if (thrown) throw thrown.error
}
