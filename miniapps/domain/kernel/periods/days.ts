const DAY_MS = 86_400_000

/** Days since 1 January 1970 of an ISO date; no clock and no time zone has a say. */
export const dayNumber = (date: string): number => Math.round(Date.parse(date) / DAY_MS)

/** The ISO date of a day number. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

/** The day that the week of a day begins with. */
export const weekStart = (day: number, first: number): number => day - ((weekdayOf(day) - first + 7) % 7)

/** Months beyond December belong to the next years, day 0 is the last of the month before. */
export const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / DAY_MS

export const yearOf = (day: number): number => Number(dateOf(day).slice(0, 4))
export const monthOf = (day: number): number => Number(dateOf(day).slice(5, 7))

/** An ISO date that is in the calendar: 30 February is not. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dateOf(dayNumber(text)) === text
