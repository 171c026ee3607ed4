import { sql as raw } from 'kysely'
import { GROUP_VERSION, groupColumns, groupsFrom, MEMBERS } from './group-columns.ts'
import { GROUP } from './group-type.ts'
import { isWanted } from './projection.ts'
import type { Reading } from './read-resources.ts'

export interface GroupRow {
  id: string
  name: string
  external_id: string | null
  created_at: Date
  changed_at: Date
  version: string
  members: readonly { id: string; name: string }[] | null
}

export const GROUPS: Reading<GroupRow> = {
  type: GROUP,
  columns: groupColumns,
  from: groupsFrom,
  id: raw`person_group.id`,
  select: (
    _context,
    wanted,
  ) => raw<GroupRow>`id, name, external_id, created_at, changed_at, ${GROUP_VERSION} as version,
    ${
      isWanted(GROUP, 'members', wanted)
        ? raw`(select jsonb_agg(jsonb_build_object('id', item.id, 'name', item.name) order by item.id) from ${MEMBERS} as item)`
        : raw`null`
    } as members`,
  sought: () => undefined,
  resource: (row, { base }) => ({
    schemas: [GROUP.schema.id],
    id: row.id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    displayName: row.name,
    ...(row.members && {
      members: row.members.map(({ id, name: display }) => ({
        value: id,
        $ref: `${base}/Users/${id}`,
        display,
        type: 'User',
      })),
    }),
    meta: {
      resourceType: GROUP.name,
      created: row.created_at.toISOString(),
      lastModified: row.changed_at.toISOString(),
      location: `${base}${GROUP.endpoint}/${row.id}`,
      version: row.version,
    },
  }),
}
