/**
 * A copy, cut or paste as somebody's key makes it; Firefox hands no data on that only the event's settings
 * name.
 */
export function clipboardEvent(type: 'copy' | 'cut' | 'paste', text = ''): ClipboardEvent {
  const event = new ClipboardEvent(type, { bubbles: true, composed: true, cancelable: true })
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  return event
}
