import { type ContactLine, fullName } from '../../domain/contacts/contact.ts'
import { dayIn, workingTimes } from '../../domain/contacts/working-time.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { words } from '../words/words.ts'
import { type HoursProps, useTimesSaid } from './hours-props.ts'
import { LocalTime } from './local-time.tsx'
import { words as kitWords } from '../../kit/words/words.ts'

/** The chart in figures: by the chosen clock, and by each person's own. */
export function HoursTable({ people, day, clock }: HoursProps) {
  const said = useTimesSaid()
  const timesOf = (person: ContactLine) => workingTimes(person, dayIn(day, clock))
  const columns: readonly Column<ContactLine>[] = [
    { key: 'name', title: kitWords('name'), cell: fullName },
    {
      key: 'chosen',
      title: words('byClock'),
      cell: (person) => said(timesOf(person), clock) || words('dayOff'),
    },
    {
      key: 'own',
      title: words('byOwnClock'),
      cell: (person) => said(timesOf(person), person.timeZone) || '–',
    },
    { key: 'now', title: words('localTime'), cell: (person) => <LocalTime contact={person} /> },
  ]
  return (
    <DataTable
      caption={words('workingHours')}
      hideCaption
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
    />
  )
}
