/** Before a line goes with its button: the next line's gets the focus, else the one before, else what `otherwise` selects on the page. */
export function focusBeside(button: HTMLElement, otherwise: string): void {
  const line = button.closest('li, tr')
  const beside = line?.nextElementSibling ?? line?.previousElementSibling
  const root = button.getRootNode() as ShadowRoot
  const next = beside?.querySelector('button') ?? root.querySelector<HTMLElement>(otherwise)
  next?.focus()
}
