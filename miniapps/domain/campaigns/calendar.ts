import { dateOf, dayNumber } from '../kernel/periods/days.ts'

/** The fields of a campaign that a calendar shows; ISO dates, both included. */
export interface CalendarDays {
  id: string
  title: string
  name: string
  start: string
  end: string
}

/** RFC 5545 lets a line have 75 bytes; a folded one goes on after a blank. */
const LINE_BYTES = 74

/** An iCalendar file with each dated campaign as whole days. `stamp` is when it is made, an ISO moment. */
export function calendarOf(campaigns: readonly CalendarDays[], stamp: string): string {
  const events = campaigns
    .filter(({ start, end }) => start && end && start <= end)
    .flatMap(({ id, title, name, start, end }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}@agency-os`,
      `DTSTAMP:${stamp.replaceAll(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${plain(start)}`,
      // RFC 5545: the end is the first day that is no longer part of it
      `DTEND;VALUE=DATE:${plain(dateOf(dayNumber(end) + 1))}`,
      `SUMMARY:${escaped(title)}`,
      ...(name ? [`DESCRIPTION:${escaped(name)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Agency OS//Campaigns//EN', ...events]
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n')
}

const plain = (date: string): string => date.replaceAll('-', '')

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** Never within a letter of several bytes. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const letter of line) {
    const more = bytesOf(letter)
    if (bytes + more > LINE_BYTES) [text, bytes] = [`${text}\r\n `, 1]
    text += letter
    bytes += more
  }
  return text
}

/** In UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0)!
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
