import { expect, type Page } from '@playwright/test'

const MOST_STOPS = 120

/** Presses Tab until the focused element has this name; each stop on the way must show where focus is. */
export async function tabTo(
  page: Page,
  name: RegExp,
  direction: 'forwards' | 'backwards' = 'forwards',
): Promise<void> {
  const stops: string[] = []
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press(direction === 'forwards' ? 'Tab' : 'Shift+Tab')
    const stop = await page.evaluate(focusedElement)
    if (!stop) continue // the browser's own controls
    expect(stop.visible, `focus is visible on “${stop.name}”`).toBe(true)
    stops.push(stop.name)
    if (name.test(stop.name)) return
  }
  throw new Error(`${name} was not reached with Tab; stops: ${stops.join(' | ')}`)
}

/** Runs in the page: accessible name, roughly, and whether a ring or a change of frame shows the focus. */
function focusedElement(): { name: string; visible: boolean } | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const labels =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
      ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
      : ''
  const name = (element.getAttribute('aria-label') ?? (labels || element.textContent) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  const ringed = [
    element,
    element.closest('label'),
    element.closest('.os-date-frame'), // parts of a date are ringed as one
    element.parentElement,
    element.firstElementChild, // the row of a tree item, which holds those below it too
    element.nextElementSibling,
  ].some(
    (each) =>
      each &&
      getComputedStyle(each).outlineStyle !== 'none' &&
      Number.parseFloat(getComputedStyle(each).outlineWidth) >= 2,
  )
  return { name, visible: ringed }
}
