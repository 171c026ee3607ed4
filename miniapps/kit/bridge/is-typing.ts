/** Whether the key goes into a field, where it is a letter and no shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0]
  if (target instanceof HTMLInputElement) return !NOT_TYPED_IN.has(target.type)
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select') || isSealed(target))
  )
}

const NOT_TYPED_IN: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
])

/** A custom element whose shadow root is closed may hold a field of text. */
const isSealed = ({ localName, shadowRoot }: HTMLElement): boolean => localName.includes('-') && !shadowRoot
