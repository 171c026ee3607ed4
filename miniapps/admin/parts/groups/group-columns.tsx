import type { GroupLine } from '../../../domain/access/wire-grants.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import type { Column } from '../../../kit/table/column.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from './words/words.ts'

export const groupColumns = (agencyName: (code: string) => string): readonly Column<GroupLine>[] => [
  {
    key: 'name',
    title: kitWords('name'),
    type: 'text',
    value: ({ name }) => name,
    to: ({ id }) => `/panel/groups/${encodeURIComponent(id)}`,
    widthPx: 220,
  },
  {
    key: 'agency',
    title: kitWords('agency'),
    type: 'choice',
    value: ({ agency }) => agencyName(agency),
    wideOnly: true,
  },
  {
    key: 'description',
    title: kitWords('description'),
    type: 'text',
    value: ({ description }) => description,
    wideOnly: true,
    widthPx: 320,
  },
  {
    key: 'kind',
    title: words('kind'),
    type: 'choice',
    value: kindOf,
    text: (kind) => words(`kind.${kind as Kind}`),
    cell: (group) => <Badge>{words(`kind.${kindOf(group)}`)}</Badge>,
  },
  { key: 'members', title: words('members'), type: 'number', value: ({ members }) => members },
  {
    key: 'roles',
    title: kitWords('roles'),
    type: 'text',
    value: ({ roles }) => roles.map(({ name }) => name).join(', '),
    wideOnly: true,
    widthPx: 240,
  },
]

type Kind = 'rule' | GroupLine['source']

const kindOf = ({ rule, source }: GroupLine): Kind => (rule ? 'rule' : source)
