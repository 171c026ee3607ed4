import { CALENDARS } from '../../domain/budgets/periods-of.ts'
import { words } from '../words/words.ts'

/** Days on which retail years usually end. */
export const ENDS = {
  last: { 'end/month': 12, 'end/weekday': 6, 'end/rule': 'last' },
  nearest: { 'end/month': 12, 'end/weekday': 6, 'end/rule': 'nearest' },
  january: { 'end/month': 1, 'end/weekday': 6, 'end/rule': 'nearest' },
} as const
export type End = keyof typeof ENDS

export const calendarOptions = () =>
  CALENDARS.map((value) => ({ value, label: value === 'months' ? words('calendar.months') : value }))
