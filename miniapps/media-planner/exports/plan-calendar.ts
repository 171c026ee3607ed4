import { calendarOf } from '../../domain/campaigns/calendar.ts'
import { flightsOf } from '../../domain/plans/flowchart.ts'
import type { PlanReport } from './plan-report.ts'

/** An iCalendar file with each flight of each line as whole days. */
export function planCalendar({ title, groups, nameOf }: PlanReport, stamp: string): Blob {
  const flights = groups.flatMap(({ touchpoint, rows }) =>
    rows.flatMap((row) =>
      flightsOf(row).map(({ start, end }, at) => ({
        id: `${row.line.id}-${at + 1}`,
        title: [row.line.vendor || row.line.name, nameOf(touchpoint)].filter(Boolean).join(' · '),
        name: [title, row.line.property, row.line.format].filter(Boolean).join(' · '),
        start,
        end,
      })),
    ),
  )
  return new Blob([calendarOf(flights, stamp)], { type: 'text/calendar;charset=utf-8' })
}
