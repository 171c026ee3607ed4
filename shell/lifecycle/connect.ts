let watching = false
let thrown: { error: unknown } | undefined

function note(event: ErrorEvent): void {
  if (!watching) return
  thrown ??= { error: event.error }
  event.preventDefault()
  event.stopImmediatePropagation()
}

let listens = false

/**
 * Appends an element. What its connectedCallback throws is only reported to the window, so it is caught there;
 * the listener stays, for adding and removing one costs more than a switch between two mini-apps may.
 * @throws what connectedCallback threw
 */
export function connect(element: Element, place: Element): void {
  watched(() => place.append(element))
}

/** Removes a mini-app's element, whatever its disconnectedCallback throws. */
export function disconnect(element: Element, app: string): void {
  try {
    watched(() => element.remove())
  } catch (error) {
    console.warn(`Mini-app ${app} failed while it was removed:`, error)
  }
}

function watched(work: () => void): void {
  if (!listens) addEventListener('error', note, { capture: true })
  listens = true
  watching = true
  thrown = undefined
  try {
    work()
  } finally {
    watching = false
  }
  const failure = thrown as { error: unknown } | undefined
  thrown = undefined
  if (failure) throw failure.error
}
