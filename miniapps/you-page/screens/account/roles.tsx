import { KeyRound } from 'lucide'
import type { UserRole } from '../../../../shell/contract/entities.ts'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { fetchAgencies } from '../../api.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** What one is, for which markets and agencies; codes become names once they are known. */
export function Roles({ roles }: { roles: readonly UserRole[] }) {
  const { portal } = useMiniApp()
  const { regionName, list } = useFormat()
  const agencies = useResource('agencies', (signal) => fetchAgencies(portal, signal), 'of the person')
  if (roles.length === 0)
    return (
      <EmptyState headingLevel={3} icon={KeyRound} title={words('noRoles.title')}>
        {words('noRoles.text')}
      </EmptyState>
    )
  const agencyName = (code: string) => agencies.data?.find((agency) => agency.code === code)?.name ?? code
  const listed = (names: readonly string[]) => (names.length > 0 ? list(names) : words('all'))
  const columns: readonly Column<UserRole>[] = [
    { key: 'name', title: kitWords('role'), value: ({ name }) => name, cell: ({ name }) => name },
    {
      key: 'countries',
      title: kitWords('markets'),
      cell: ({ countries }) => listed(countries.map(regionName)),
    },
    {
      key: 'agencies',
      title: kitWords('agencies'),
      wideOnly: true,
      cell: (role) => listed(role.agencies.map(agencyName)),
    },
  ]
  return (
    <DataTable
      caption={kitWords('roles')}
      hideCaption
      columns={columns}
      rows={roles}
      rowKey={({ id }) => id}
    />
  )
}
