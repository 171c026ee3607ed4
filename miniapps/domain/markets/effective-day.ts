/** When a day begins where the person is. */
export const momentOf = (day: string): string => new Date(`${day}T00:00`).toISOString()
