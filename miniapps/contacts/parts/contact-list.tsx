import { type ContactLine, fullName } from '../../domain/contacts/contact.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { CompareLabel } from './compare-label.tsx'
import type { PeopleProps } from './contact-cards.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { LocalTime } from './local-time.tsx'
import { placeOfWork } from './place-of-work.ts'

/** The same people as lines, in the order in which they were found. */
export function ContactList({ people, chosen, isFull, onChoose, onFavourite }: PeopleProps) {
  const format = useFormat()
  const columns: readonly Column<ContactLine>[] = [
    {
      key: 'name',
      title: kitWords('name'),
      to: ({ id }) => `/${encodeURIComponent(id)}`,
      cell: fullName,
    },
    { key: 'title', title: words('jobTitle'), cell: ({ title }) => title ?? '–' },
    { key: 'place', title: words('place'), cell: (contact) => placeOfWork(contact, format) || '–' },
    {
      key: 'skills',
      title: words('skills'),
      wideOnly: true,
      cell: ({ skills }) => format.list(skills.slice(0, 3).map(({ skill }) => words(`skill.${skill}`))),
    },
    { key: 'time', title: words('localTime'), cell: (contact) => <LocalTime contact={contact} /> },
    {
      key: 'actions',
      title: kitWords('actions'),
      cell: (contact) => (
        <div className="os-row contact-actions">
          <Checkbox
            label={<CompareLabel contact={contact} />}
            checked={chosen.includes(contact.id)}
            disabled={isFull && !chosen.includes(contact.id)}
            onChange={() => onChoose(contact.id)}
          />
          <FavouriteButton contact={contact} onToggle={() => onFavourite(contact)} />
        </div>
      ),
    },
  ]
  return (
    <DataTable
      caption={words('people')}
      hideCaption
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
    />
  )
}
