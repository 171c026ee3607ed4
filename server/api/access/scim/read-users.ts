import { sql as raw } from 'kysely'
import type { Resource } from './canonical.ts'
import { isWanted } from './projection.ts'
import type { Reading } from './read-resources.ts'
import {
  ACTIVE,
  CREATED,
  DISPLAY_NAME,
  EMAILS,
  groupsOfUser,
  MODIFIED,
  userColumns,
  usersOf,
  versionOf,
} from './user-columns.ts'
import { ENTERPRISE, USER } from './user-type.ts'

export interface UserRow {
  id: string
  external_id: string | null
  user_name: string
  /** The directory has sent it. */
  is_said: boolean
  email: string
  attributes: Resource | null
  firstname: string
  lastname: string
  display_name: string
  display_language: string
  emails: readonly Resource[]
  active: boolean
  created: Date
  changed: Date
  version: string
  groups: readonly { id: string; name: string }[] | null
}

export const USERS: Reading<UserRow> = {
  type: USER,
  columns: userColumns,
  from: ({ agency }) => usersOf(agency),
  id: raw`person.id`,
  select: (
    { agency },
    wanted,
  ) => raw<UserRow>`person.id, said.external_id, coalesce(said.user_name, person.email) as user_name,
    said.user_name is not null as is_said, person.email, said.attributes, firstname, lastname, ${DISPLAY_NAME} as display_name, display_language, ${EMAILS} as emails,
    ${ACTIVE} as active, ${CREATED} as created, ${MODIFIED} as changed, ${versionOf(MODIFIED)} as version,
    ${
      isWanted(USER, 'groups', wanted)
        ? raw`(select jsonb_agg(jsonb_build_object('id', own.id, 'name', own.name) order by own.id) from ${groupsOfUser(agency)} as own)`
        : raw`null`
    } as groups`,
  sought: (filter, { agency }) => {
    if (filter.op !== 'eq' || typeof filter.value !== 'string') return undefined
    const name = filter.path.toLowerCase().replace(`${USER.schema.id.toLowerCase()}:`, '')
    if (name === 'id') return raw`select ${filter.value}::text`
    if (name === 'externalid')
      return raw`select person_id from scim_user where agency_code = ${agency} and external_id = ${filter.value}`
    if (name !== 'username') return undefined
    const key = filter.value.toLowerCase()
    return raw`select person_id from scim_user where agency_code = ${agency} and user_name_key = ${key}
      union all select id from person where email = ${key}`
  },
  resource: (row, { base }) => {
    const { [ENTERPRISE]: enterprise, name, ...said } = (row.attributes ?? {}) as Record<string, Resource>
    return {
      schemas: [USER.schema.id, ...(enterprise ? [ENTERPRISE] : [])],
      id: row.id,
      ...(row.external_id !== null && { externalId: row.external_id }),
      userName: row.user_name,
      name: {
        ...(row.firstname && { givenName: row.firstname }),
        ...(row.lastname && { familyName: row.lastname }),
        ...name,
      },
      ...(row.display_name && { displayName: row.display_name }),
      preferredLanguage: row.display_language,
      ...said,
      active: row.active,
      emails: row.emails,
      ...(row.groups && {
        groups: row.groups.map(({ id, name: display }) => ({
          value: id,
          $ref: `${base}/Groups/${id}`,
          display,
          type: 'direct',
        })),
      }),
      ...(enterprise && { [ENTERPRISE]: enterprise }),
      meta: {
        resourceType: USER.name,
        created: row.created.toISOString(),
        lastModified: row.changed.toISOString(),
        location: `${base}${USER.endpoint}/${row.id}`,
        version: row.version,
      },
    }
  },
}
