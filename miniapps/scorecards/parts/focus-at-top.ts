/** Moves focus to a part of the page and brings it to the top. */
export function focusAtTop(part: HTMLElement | null | undefined): void {
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'start' })
}
