import type { MouseEvent } from 'react'

/** Whether a press fell on the backdrop of a modal dialog; the dialog's own scrollbar has the same target, but lies within it. */
export function isBesideDialog({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
