import { useMemo, useState } from 'react'
import { Plus } from 'lucide'
import type { GroupLine } from '../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Grid } from '../../kit/grid/grid.tsx'
import type { Column } from '../../kit/table/column.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { AdminHeader } from '../parts/admin-header.tsx'
import { GroupDialog } from '../parts/groups/group-dialog.tsx'
import { words } from '../parts/groups/words/words.ts'
import { FindBar } from '../parts/find-bar.tsx'
import { MoreRows } from '../parts/more-rows.tsx'
import { useAgencyName } from '../parts/use-agencies.ts'
import { usePages } from '../parts/use-pages.ts'
import { useSettled } from '../../kit/bridge/use-settled.ts'

const PAGE = 200

export function Groups() {
  const { portal, route } = useMiniApp()
  const [values, setValues] = useAddressValues(['q'])
  const [isMaking, setMaking] = useState(false)
  const q = useSettled(values['q'] ?? '')
  const groups = usePages<GroupLine>(withQuery('/groups', { q, limit: PAGE }), 'groups')
  const { basePath } = route
  const agencyName = useAgencyName()
  const language = useLanguage()
  const columns = useMemo(
    () => columnsOf(basePath, agencyName),
    // oxlint-disable-next-line react/exhaustive-deps
    [basePath, agencyName, language],
  )
  return (
    <>
      <AdminHeader
        current="groups"
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setMaking(true)}>
            {words('new')}
          </Button>
        }
      />
      <FindBar
        label={words('search')}
        value={values['q'] ?? ''}
        onChange={(text) => setValues(text ? { q: text } : {})}
      />
      <Grid
        caption={words('groups')}
        columns={columns}
        rows={groups.rows}
        rowKey={({ id }) => id}
        loading={groups.loading}
        error={groups.error}
        onRetry={groups.reload}
        empty={words(q ? 'noneFound' : 'none')}
        fileName={words('groups')}
      />
      <MoreRows pages={groups} />
      {isMaking && (
        <GroupDialog
          onDone={({ id }) => portal.navigate(`${basePath}/panel/groups/${encodeURIComponent(id)}`)}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  )
}

const columnsOf = (basePath: string, agencyName: (code: string) => string): readonly Column<GroupLine>[] => [
  {
    key: 'name',
    title: words('name'),
    type: 'text',
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link quiet to={`${basePath}/panel/groups/${encodeURIComponent(id)}`}>
        {name}
      </Link>
    ),
    widthPx: 220,
  },
  {
    key: 'agency',
    title: words('agency'),
    type: 'choice',
    value: ({ agency }) => agencyName(agency),
    wideOnly: true,
  },
  {
    key: 'description',
    title: words('description'),
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
    title: words('roles'),
    type: 'text',
    value: ({ roles }) => roles.map(({ name }) => name).join(', '),
    wideOnly: true,
    widthPx: 240,
  },
]

type Kind = 'rule' | GroupLine['source']

const kindOf = ({ rule, source }: GroupLine): Kind => (rule ? 'rule' : source)
