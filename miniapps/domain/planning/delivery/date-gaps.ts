import { dateOf, dayNumber } from '../../kernel/periods/days.ts'

/** Stretches of days without a figure between two ISO dates, both included: gaps in the delivery, not zeros. */
export function dateGaps(asked: { dates: readonly string[]; start: string; end: string }): {
  from: string
  to: string
}[] {
  const [start, end] = [dayNumber(asked.start), dayNumber(asked.end)]
  const known = [...new Set(asked.dates.map(dayNumber))].filter((day) => day >= start && day <= end)
  const marks = [start - 1, ...known.toSorted((one, other) => one - other), end + 1]
  return marks.slice(1).flatMap((day, place) => {
    const before = marks[place]!
    return day - before > 1 ? [{ from: dateOf(before + 1), to: dateOf(day - 1) }] : []
  })
}
