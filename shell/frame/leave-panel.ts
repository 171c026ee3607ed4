/** Told, from the pressed button on, before what holds the button goes: the focus must not be lost with it. */
export const LEAVE_PANEL = 'os-leave-panel'

/** What a button does whose press takes away the panel that it stands in. */
export const leaving = (act: () => void) => ({ currentTarget }: Event): void => {
  currentTarget!.dispatchEvent(new Event(LEAVE_PANEL, { bubbles: true, composed: true }))
  act()
}
