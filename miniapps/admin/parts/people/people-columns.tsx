import type { Named, PersonLine } from '../../../domain/access/wire.ts'
import type { Column } from '../../../kit/table/column.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'
import { personName } from '../person-name.ts'
import { StatusBadge } from '../status-badge.tsx'

const names = (list: readonly Named[]): string => list.map(({ name }) => name).join(', ')

export const peopleColumns = (agencyName: (code: string) => string): readonly Column<PersonLine>[] => [
  {
    key: 'name',
    title: kitWords('name'),
    type: 'text',
    value: personName,
    to: ({ id }) => `/panel/users/${encodeURIComponent(id)}`,
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
