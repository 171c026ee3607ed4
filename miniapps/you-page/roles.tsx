import { KeyRound } from 'lucide'
import type { UserRole } from '../../shell/contract/entities.ts'
import { DataTable, type Column } from '../kit/table/data-table.tsx'
import { EmptyState } from '../kit/controls/empty-state.tsx'
import { useFormat } from '../kit/words/format.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useResource } from '../kit/bridge/use-resource.ts'
import { fetchAgencies } from './api.ts'

/** What one is, for which markets and agencies; codes become names once they are known. */
export function Roles({ roles }: { roles: readonly UserRole[] }) {
  const { portal } = useMiniApp()
  const { regionName, list } = useFormat()
  const agencies = useResource('agencies', (signal) => fetchAgencies(portal, signal), 'of the person')
  if (roles.length === 0)
    return (
      <EmptyState headingLevel={3} icon={KeyRound} title="No roles">
        Roles appear here once somebody gives you one.
      </EmptyState>
    )
  const agencyName = (code: string) => agencies.data?.find((agency) => agency.code === code)?.name ?? code
  const listed = (names: readonly string[]) => (names.length > 0 ? list(names) : 'All')
  const columns: readonly Column<UserRole>[] = [
    { key: 'name', title: 'Role', sortValue: ({ name }) => name, cell: ({ name }) => name },
    { key: 'countries', title: 'Markets', cell: ({ countries }) => listed(countries.map(regionName)) },
    {
      key: 'agencies',
      title: 'Agencies',
      wideOnly: true,
      cell: (role) => listed(role.agencies.map(agencyName)),
    },
  ]
  return <DataTable caption="Roles" hideCaption columns={columns} rows={roles} rowKey={({ id }) => id} />
}
