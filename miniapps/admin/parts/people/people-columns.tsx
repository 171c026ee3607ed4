import type { Named, PersonLine } from '../../../domain/access/wire.ts'
import { Link } from '../../../kit/controls/link.tsx'
import type { Column, Drawing } from '../../../kit/table/column.ts'
import { words } from '../../words/words.ts'
import { personName } from '../person-name.ts'
import { StatusBadge } from '../status-badge.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'

const names = (list: readonly Named[]): string => list.map(({ name }) => name).join(', ')

export const peopleColumns = (
  { basePath }: Drawing,
  agencyName: (code: string) => string,
): readonly Column<PersonLine>[] => [
  {
    key: 'name',
    title: kitWords('name'),
    type: 'text',
    value: personName,
    cell: (person) => (
      <Link quiet to={`${basePath}/panel/users/${encodeURIComponent(person.id)}`}>
        {personName(person)}
      </Link>
    ),
    widthPx: 220,
  },
  { key: 'email', title: words('person.email'), type: 'text', value: ({ email }) => email, widthPx: 260 },
  {
    key: 'status',
    title: words('filter.status'),
    type: 'choice',
    value: ({ status }) => status,
    text: (status) => words(`status.${status as 'active'}`),
    cell: ({ status }) => <StatusBadge status={status} />,
    widthPx: 120,
  },
  {
    key: 'agencies',
    title: words('filter.agency'),
    type: 'text',
    value: ({ agencies }) => agencies.map(agencyName).join(', '),
    widthPx: 180,
  },
  {
    key: 'roles',
    title: words('filter.role'),
    type: 'text',
    value: ({ roles }) => names(roles),
    widthPx: 220,
  },
  {
    key: 'groups',
    title: words('filter.group'),
    type: 'text',
    value: ({ groups }) => names(groups),
    widthPx: 220,
  },
]
