import { useMemo } from 'react'
import type { RoleLine } from '../../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Link } from '../../../kit/controls/link.tsx'
import { Grid } from '../../../kit/grid/grid.tsx'
import type { Column } from '../../../kit/table/column.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'
import { MoreRows } from '../more-rows.tsx'
import { useAgencyName } from '../use-agencies.ts'
import type { Pages } from '../use-pages.ts'
import { flagsOf, grantedBy } from './role-parts.ts'
import { words } from './words/words.ts'

export function RoleList({ roles }: { roles: Pages<RoleLine> }) {
  const basePath = useMiniApp(({ route }) => route.basePath)
  const agencyName = useAgencyName()
  const language = useLanguage()
  const columns = useMemo(
    () => columnsOf(basePath, agencyName),
    // oxlint-disable-next-line react/exhaustive-deps
    [basePath, agencyName, language],
  )
  return (
    <>
      <Grid
        caption={words('roles')}
        columns={columns}
        rows={roles.rows}
        rowKey={({ id }) => id}
        loading={roles.loading}
        error={roles.error}
        onRetry={roles.reload}
        empty={words('none')}
        fileName={words('roles')}
      />
      <MoreRows pages={roles} />
    </>
  )
}

const columnsOf = (basePath: string, agencyName: (code: string) => string): readonly Column<RoleLine>[] => [
  {
    key: 'name',
    title: words('name'),
    type: 'text',
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link quiet to={`${basePath}/panel/roles/${encodeURIComponent(id)}`}>
        {name}
      </Link>
    ),
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
    title: words('permissions'),
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
