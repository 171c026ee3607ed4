import { useCallback } from 'react'
import type { RoleLine } from '../../../domain/access/wire-grants.ts'
import { ListBody } from '../../../kit/list/list-body.tsx'
import type { List } from '../../../kit/list/use-list.ts'
import type { Column } from '../../../kit/table/column.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { useAgencyName } from '../use-agencies.ts'
import { flagsOf, grantedBy } from './role-parts.ts'
import { words } from './words/words.ts'

export function RoleList({ roles }: { roles: List<RoleLine> }) {
  const agencyName = useAgencyName()
  const columns = useCallback(() => columnsOf(agencyName), [agencyName])
  return (
    <ListBody
      list={roles}
      caption={kitWords('roles')}
      columns={columns}
      empty={words('none')}
      fileName={kitWords('roles')}
    />
  )
}

const columnsOf = (agencyName: (code: string) => string): readonly Column<RoleLine>[] => [
  {
    key: 'name',
    title: kitWords('name'),
    type: 'text',
    value: ({ name }) => name,
    to: ({ id }) => `/panel/roles/${encodeURIComponent(id)}`,
    widthPx: 260,
  },
  {
    key: 'agencies',
    title: words('agencies'),
    type: 'text',
    value: ({ agencies }) => agencies.map(agencyName).join(', ') || words('everywhere'),
    wideOnly: true,
    widthPx: 240,
  },
  {
    key: 'permissions',
    title: appWords('permissions'),
    type: 'number',
    value: (role) => grantedBy(role).length,
  },
  {
    key: 'flags',
    title: words('flags'),
    type: 'text',
    value: (role) => flagsOf(role).join(', '),
    wideOnly: true,
    widthPx: 240,
  },
  { key: 'holders', title: words('holders'), type: 'number', value: ({ holders }) => holders },
]
