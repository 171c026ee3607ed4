import { useCallback, useMemo, useState } from 'react'
import { FileUp, UserPlus } from 'lucide'
import type { PeopleFacets, PersonLine } from '../../domain/access/wire.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Grid } from '../../kit/grid/grid.tsx'
import { FilterBar } from '../../kit/views/filters/filter-bar.tsx'
import { choiceIn, type Filter, type FilterValues } from '../../kit/views/filters/filter.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { useFormat } from '../../kit/words/format.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { AdminHeader } from '../parts/admin-header.tsx'
import { FindBar } from '../parts/find-bar.tsx'
import { MoreRows } from '../parts/more-rows.tsx'
import { BulkBar } from '../parts/people/bulk-bar.tsx'
import { ExportPeople } from '../parts/people/export-people.tsx'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { peopleColumns } from '../parts/people/people-columns.tsx'
import { usePages } from '../parts/use-pages.ts'
import { useSettled } from '../../kit/bridge/use-settled.ts'
import { words } from '../words/words.ts'

const FACETS = ['agency', 'role', 'group', 'status'] as const
const PAGE = 100
const NOBODY: ReadonlySet<string> = new Set()

const InviteDialog = lazily(async () => (await import('../parts/people/invite-dialog.tsx')).InviteDialog)

/** Everybody in the agencies that one administers: found, filtered, invited, changed together. */
export function People() {
  const { route } = useMiniApp()
  const [values, setValues] = useAddressValues(['q', ...FACETS])
  const [selected, setSelected] = useState(NOBODY)
  const [isInviting, setInviting] = useState(false)
  const { q: typed = '', ...chosen } = values
  const q = useSettled(typed)
  const asked = { q, ...Object.fromEntries(FACETS.map((facet) => [facet, choiceIn(chosen[facet])])) }
  const people = usePages<PersonLine>(withQuery('/people', { ...asked, limit: PAGE }), 'people')
  const { filters, total, agencyName, reload } = useFacets(withQuery('/people/facets', asked))
  const changed = () => {
    people.reload()
    reload()
  }
  const language = useLanguage()
  const { basePath } = route
  const columns = useMemo(
    () => peopleColumns(basePath, agencyName),
    // oxlint-disable-next-line react/exhaustive-deps
    [basePath, language, agencyName],
  )
  return (
    <>
      <AdminHeader
        current="users"
        actions={
          <>
            <Link look="secondary" to={`${basePath}/panel/users/import`}>
              <Icon of={FileUp} />
              {words('people.import')}
            </Link>
            <ExportPeople query={asked} />
            <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              {words('people.invite')}
            </Button>
          </>
        }
      />
      <FindBar
        label={words('people.search')}
        value={typed}
        onChange={(text) => setValues(withSearch(chosen, text))}
      >
        <FilterBar
          filters={filters}
          values={chosen}
          onChange={(next) => setValues(withSearch(next, typed))}
        />
      </FindBar>
      {selected.size > 0 && (
        <BulkBar
          people={people.rows.filter(({ id }) => selected.has(id))}
          onDone={() => {
            setSelected(NOBODY)
            changed()
          }}
        />
      )}
      <Grid
        caption={words('panel.users')}
        columns={columns}
        rows={people.rows}
        rowKey={personKey}
        {...(total !== undefined && { total })}
        loading={people.loading}
        error={people.error}
        onRetry={people.reload}
        empty={words(q || Object.keys(chosen).length > 0 ? 'people.noneFound' : 'people.none')}
        selected={selected}
        onSelect={setSelected}
      />
      <MoreRows pages={people} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={changed} />}
    </>
  )
}

const personKey = ({ id }: PersonLine) => id

const withSearch = (values: FilterValues, q: string): FilterValues => ({ ...values, ...(q && { q }) })

/** What the list can be narrowed by, with how many each choice would leave. */
function useFacets(address: string) {
  const access = useApi('access')
  const { number } = useFormat()
  const { data, reload } = useResource(
    address,
    (signal) => access.get<PeopleFacets>(address, signal),
    'facets',
  )
  const filters = FACETS.map((key): Filter => {
    const options = (data?.[key] ?? []).map(({ id, name, count }) => ({
      value: id,
      label: `${key === 'status' ? words(`status.${id as 'active'}`) : name} (${number(count)})`,
    }))
    return { key, label: words(`filter.${key}`), kind: 'choice', options }
  })
  const agencies = data?.agency
  const agencyName = useCallback(
    (code: string) => agencies?.find(({ id }) => id === code)?.name ?? code,
    [agencies],
  )
  return { filters, total: data?.total, agencyName, reload }
}
