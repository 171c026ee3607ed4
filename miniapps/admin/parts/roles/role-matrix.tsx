import { useCallback, useMemo, useState } from 'react'
import type { RoleLine } from '../../../domain/access/wire-grants.ts'
import { useUnsaved } from '../../../kit/bridge/use-unsaved.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import type { CellEdit } from '../../../kit/grid/cells/cell-edits.ts'
import { Grid } from '../../../kit/grid/grid.tsx'
import type { Column } from '../../../kit/table/column.ts'
import type { KnownPermission } from '../../../kit/permissions/permission-words.ts'
import type { List } from '../../../kit/list/use-list.ts'
import { ChangeRolesDialog } from './change-roles-dialog.tsx'
import { flagsOf, grantedBy, inputOf, withRights } from './role-parts.ts'
import { usePermissions } from './use-permissions.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

const YES = 'yes'

/** By the id of a role: what it is to grant, where that is not what it grants now. */
type Draft = ReadonlyMap<string, readonly string[]>

interface MatrixRow extends KnownPermission {
  /** Roles that are to grant it. */
  roles: ReadonlySet<string>
}

/** Each permission against each role: written in its cells, and saved together once one has seen what it does. */
export function RoleMatrix({ roles }: { roles: List<RoleLine> }) {
  const permissions = usePermissions()
  const [draft, setDraft] = useState<Draft>(new Map())
  const [isSaving, setSaving] = useState(false)
  const rows = useMemo(() => rowsOf(permissions, roles.rows, draft), [permissions, roles.rows, draft])
  const columns = useCallback(() => columnsOf(roles.rows), [roles.rows])
  const changes = roles.rows.flatMap((role) => {
    const granted = draft.get(role.id)
    if (!granted) return []
    return [
      {
        role,
        input: { ...inputOf(role), permissions: withRights(role.permissions, granted, flagsOf(role)) },
      },
    ]
  })
  useUnsaved(changes.length > 0)
  const edit = (edits: readonly CellEdit[]) => setDraft((before) => edited(before, roles.rows, edits))
  const done = () => {
    setSaving(false)
    setDraft(new Map())
    roles.reload()
  }
  if (rows.length === 0 || roles.rows.length === 0)
    return <Skeleton label={words('loading')} lines={[100, 100, 100, 100]} lineHeight={2} />
  return (
    <>
      <p className="os-muted">{words('matrix.help')}</p>
      {changes.length > 0 && (
        <div className="os-row admin-bulk" role="group" aria-label={words('matrix.changed')}>
          <span>{words('matrix.count', { count: changes.length })}</span>
          <Button variant="primary" size="s" onClick={() => setSaving(true)}>
            {appWords('review')}
          </Button>
          <Button size="s" onClick={() => setDraft(new Map())}>
            {kitWords('discard')}
          </Button>
        </div>
      )}
      <Grid
        caption={words('view.matrix')}
        columns={columns}
        rows={rows}
        rowKey={({ code }) => code}
        onEdit={edit}
        initialView={{ pinned: ['allows'], hidden: ['app', 'code'] }}
        lines={2}
        fileName={words('view.matrix')}
      />
      {isSaving && <ChangeRolesDialog changes={changes} onDone={done} onClose={() => setSaving(false)} />}
    </>
  )
}

function rowsOf(
  permissions: readonly KnownPermission[],
  roles: readonly RoleLine[],
  draft: Draft,
): readonly MatrixRow[] {
  const granted = roles.map((role) => [role.id, new Set(draft.get(role.id) ?? grantedBy(role))] as const)
  return permissions.map((permission) => ({
    ...permission,
    roles: new Set(granted.flatMap(([id, codes]) => (codes.has(permission.code) ? [id] : []))),
  }))
}

const shortName = ({ app, allows }: KnownPermission) => appWords('permission.said', { app, allows })

const columnsOf = (roles: readonly RoleLine[]): readonly Column<MatrixRow>[] => [
  {
    key: 'allows',
    title: kitWords('permission'),
    type: 'text',
    value: (permission) => shortName(permission),
    cell: (permission) => (
      <>
        {shortName(permission)}
        <br />
        <span className="os-small os-muted">{permission.code}</span>
      </>
    ),
    widthPx: 360,
  },
  { key: 'app', title: kitWords('app'), type: 'choice', value: ({ app }) => app, widthPx: 160 },
  { key: 'code', title: words('code'), type: 'text', value: ({ code }) => code, widthPx: 220 },
  ...roles.map((role): Column<MatrixRow> => ({
    key: role.id,
    title: role.name,
    type: 'choice',
    choices: [YES],
    isBox: true,
    value: (row) => (row.roles.has(role.id) ? YES : null),
    text: () => kitWords('yes'),
    edited: role.mayChange,
    widthPx: 132,
  })),
]

/** What was written back to what it was is no change. */
function edited(before: Draft, roles: readonly RoleLine[], edits: readonly CellEdit[]): Draft {
  const after = new Map(before)
  for (const { rowKey, column, value } of edits) {
    const role = roles.find(({ id }) => id === column)
    if (!role) continue
    const others = (after.get(column) ?? grantedBy(role)).filter((code) => code !== rowKey)
    const granted = value === YES ? [...others, rowKey] : others
    const own = grantedBy(role)
    if (granted.length === own.length && granted.every((code) => own.includes(code))) after.delete(column)
    else after.set(column, granted)
  }
  return after
}
