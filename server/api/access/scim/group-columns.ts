import { type RawBuilder, sql as raw } from 'kysely'
import type { Columns } from './filter-to-sql.ts'
import { GROUP } from './group-type.ts'
import type { ScimContext } from './scim-context.ts'
import { versionOf } from './user-columns.ts'

const VERSION = versionOf(raw<Date>`person_group.changed_at`)

/** Of `person_group`, with those who are out of the agency for now. */
export const MEMBERS = raw`(select person.id, trim(firstname || ' ' || lastname) as name
  from (select person_id from group_member where group_id = person_group.id
    union select person_id from scim_absent_member where group_id = person_group.id) as entry
  join person on person.id = entry.person_id)`

/** Groups that the directory keeps; those of the portal and of the provider's claims are not its own. */
export const groupsFrom = ({ agency }: ScimContext) =>
  raw`from person_group where agency_code = ${agency} and source = 'scim'`

export function groupColumns({ base }: ScimContext): Columns {
  const own: Readonly<Record<string, RawBuilder<unknown>>> = {
    id: raw`person_group.id`,
    externalId: raw`person_group.external_id`,
    displayName: raw`person_group.name`,
    'meta.resourceType': raw`${GROUP.name}::text`,
    'meta.created': raw`person_group.created_at`,
    'meta.lastModified': raw`person_group.changed_at`,
    'meta.location': raw`${`${base}${GROUP.endpoint}/`}::text || person_group.id`,
    'meta.version': VERSION,
  }
  const ofMember: Readonly<Record<string, RawBuilder<unknown>>> = {
    value: raw`item.id`,
    display: raw`item.name`,
    $ref: raw`${`${base}/Users/`}::text || item.id`,
    type: raw`'User'`,
  }
  return {
    one: ({ attribute, sub }) => own[sub ? `${attribute.name}.${sub.name}` : attribute.name]!,
    many: ({ attribute }) =>
      attribute.name === 'members'
        ? { from: raw`${MEMBERS} as item`, part: (sub) => ofMember[sub.name]! }
        : { from: raw`(values (${GROUP.schema.id}::text)) as item (value)`, part: () => raw`item.value` },
  }
}

export const GROUP_VERSION = VERSION
