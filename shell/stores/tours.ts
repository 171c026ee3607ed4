import { map } from 'nanostores'

/** Product tours of the mounted mini-app: whether it has any, whether the header reminds of them, and a count of runs asked for. */
export const $tours = map({ has: false, reminder: false, runs: 0 })

export const setHasProductTours = (has: boolean): void => $tours.setKey('has', has)
export const showToursReminder = (shown: boolean): void => $tours.setKey('reminder', shown)
export const runProductTours = (): void => $tours.setKey('runs', $tours.get().runs + 1)

/** Spec section 4: on unregister the reminder is hidden and the has-tours flag set to false. */
export function resetTours(): void {
  showToursReminder(false)
  setHasProductTours(false)
}
