import { useCallback, useMemo, useState } from 'react'
import * as v from 'valibot'
import type { RoleLine } from '../../../domain/access/wire-grants.ts'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { SaveBar } from '../../../kit/form/save-bar.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import type { CellEdit } from '../../../kit/grid/cells/cell-edits.ts'
import { Grid } from '../../../kit/grid/grid.tsx'
import type { List } from '../../../kit/list/use-list.ts'
import type { KnownPermission } from '../../../kit/permissions/permission-words.ts'
import type { Column } from '../../../kit/table/column.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { ChangeRolesDialog } from './change-roles-dialog.tsx'
import { flagsOf, grantedBy, inputOf, withRights } from './role-parts.ts'
import { usePermissions } from './use-permissions.ts'
import { words } from './words/words.ts'

const YES = 'yes'

/** Permissions that each role grants, by the role's id. */
type Granted = Readonly<Record<string, readonly string[]>>

const GRANTED = v.record(v.string(), v.array(v.string()))

interface MatrixRow extends KnownPermission {
  /** Roles that are to grant it. */
  roles: ReadonlySet<string>
}

/** Each permission against each role: written in its cells, and saved together once one has seen what it does. */
export function RoleMatrix({ roles }: { roles: List<RoleLine> }) {
  const permissions = usePermissions()
  const stored = useMemo(
    () => Object.fromEntries(roles.rows.map((role) => [role.id, grantedBy(role)])),
    [roles.rows],
  )
  const [isSaving, setSaving] = useState(false)
  const form = useForm(GRANTED, stored, () => {
    setSaving(true)
    return false
  })
  const rows = useMemo(() => rowsOf(permissions, form.values), [permissions, form.values])
  const columns = useCallback(() => columnsOf(roles.rows), [roles.rows])
  const changes = roles.rows.flatMap((role) => {
    const granted = form.values[role.id]!
    if (isSame(granted, grantedBy(role))) return []
    return [
      {
        role,
        input: { ...inputOf(role), permissions: withRights(role.permissions, granted, flagsOf(role)) },
      },
    ]
  })
  const edit = (edits: readonly CellEdit[]) => form.set(edited(form.values, stored, edits))
  const done = () => {
    setSaving(false)
    roles.reload()
  }
  if (rows.length === 0 || roles.rows.length === 0)
    return <Skeleton label={words('loading')} lines={[100, 100, 100, 100]} lineHeight={2} />
  return (
    <>
      <p className="os-muted">{words('matrix.help')}</p>
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
      <SaveBar form={form} verb={appWords('review')} />
      {isSaving && <ChangeRolesDialog changes={changes} onDone={done} onClose={() => setSaving(false)} />}
    </>
  )
}

function rowsOf(permissions: readonly KnownPermission[], granted: Granted): readonly MatrixRow[] {
  const sets = Object.entries(granted).map(([id, codes]) => [id, new Set(codes)] as const)
  return permissions.map((permission) => ({
    ...permission,
    roles: new Set(sets.flatMap(([id, codes]) => (codes.has(permission.code) ? [id] : []))),
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

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code))

/** Undoing an edit by hand is no change. */
function edited(before: Granted, stored: Granted, edits: readonly CellEdit[]): Granted {
  const after: Record<string, readonly string[]> = {}
  for (const { rowKey, column, value } of edits) {
    const own = stored[column]
    if (!own) continue
    const others = (after[column] ?? before[column]!).filter((code) => code !== rowKey)
    const granted = value === YES ? [...others, rowKey] : others
    after[column] = isSame(granted, own) ? own : granted
  }
  return after
}
