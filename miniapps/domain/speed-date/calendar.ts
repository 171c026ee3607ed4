import { foldedLine } from '../contacts/vcard.ts'

export interface CalendarEntry {
  id: string
  from: number
  to: number
  title: string
  place: string
}

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
const stamp = (moment: number): string => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** A calendar file (RFC 5545), times in UTC: each calendar shows them by its own clock. */
export function calendarOf(entries: readonly CalendarEntry[], made: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Agency OS//Speed date//EN',
    ...entries.flatMap(({ id, from, to, title, place }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp(made)}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(to)}`,
      `SUMMARY:${escaped(title)}`,
      `LOCATION:${escaped(place)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldedLine).join('\r\n')}\r\n`
}
