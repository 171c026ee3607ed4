const DAY_MS = 24 * 60 * 60 * 1000

const padded = (number: number): string => String(number).padStart(2, '0')

/**
 * The day of a moment where this runs, or some days later: `2026-11-24`; in the browser it is the person's.
 */
export function dayHere(moment: number, later = 0): string {
  const date = new Date(moment + later * DAY_MS)
  return `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`
}
