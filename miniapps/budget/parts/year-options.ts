const YEARS_AROUND = 3

/** Years around today's, for a select: a year has no thousands. */
export function yearOptions(now: number): { value: string; label: string }[] {
  const first = new Date(now).getFullYear() - YEARS_AROUND
  return Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, at) => String(first + at)).map((value) => ({
    value,
    label: value,
  }))
}
