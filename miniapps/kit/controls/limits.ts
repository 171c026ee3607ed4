/** A list of options shows so many; whoever looks for another one types. */
export const SHOWN_OPTIONS = 100
/** A list that is asked for elsewhere is asked for when nobody has typed for so long. */
export const TYPING_PAUSE_MS = 200
/** Chips of a multi-select that are shown; the rest is counted. */
export const SHOWN_CHIPS = 6
/** A tooltip waits so long for a pointer that only passes, and stays so long for one that moves onto it. */
export const TOOLTIP_DELAY_MS = 400
export const TOOLTIP_LINGER_MS = 200
