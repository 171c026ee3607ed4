/** Dispatched by a pressed button before the panel that it stands in goes: the shell takes the focus away first, or it would be lost with the button. */
export const LEAVE_PANEL = 'os-leave-panel'

/** What a button does whose press takes away the panel that it stands in. */
export const leaving =
  (act: () => void) =>
  ({ currentTarget }: Event): void => {
    currentTarget!.dispatchEvent(new Event(LEAVE_PANEL, { bubbles: true, composed: true }))
    act()
  }
