import { type RawBuilder, sql as raw } from 'kysely'
import type { Attribute, Place } from './attribute.ts'
import type { Columns, Rows } from './filter-to-sql.ts'
import type { ScimContext } from './scim-context.ts'
import { ENTERPRISE, USER } from './user-type.ts'

/** Members of the agency, and whom its directory keeps though they are out of it for now. `said` is what the directory says. */
export const usersOf = (agency: string) => raw`from (
    select person_id from agency_member where agency_code = ${agency}
    union select person_id from scim_user where agency_code = ${agency}) as entry
  join person on person.id = entry.person_id
  left join agency_member as member on member.agency_code = ${agency} and member.person_id = person.id
  left join scim_user as said on said.agency_code = ${agency} and said.person_id = person.id
  where true`

export const DISPLAY_NAME = raw<string>`trim(person.firstname || ' ' || person.lastname)`
export const ACTIVE = raw<boolean>`(member.person_id is not null and person.disabled_at is null)`
const CHANGED = raw<Date>`greatest(person.changed_at, said.changed_at, member.joined_at)`

export const CREATED = raw<Date>`coalesce(said.created_at, member.joined_at)`
export const MODIFIED = CHANGED

/** The moment of the last change to the microsecond. */
export const versionOf = (changed: RawBuilder<Date>) =>
  raw<string>`'W/"' || (extract(epoch from ${changed}) * 1000000)::bigint || '"'`

/** Where the directory says nothing of it. */
const OTHERWISE: Readonly<Record<string, RawBuilder<unknown>>> = {
  'name.givenName': raw`nullif(person.firstname, '')`,
  'name.familyName': raw`nullif(person.lastname, '')`,
  displayName: raw`nullif(${DISPLAY_NAME}, '')`,
  preferredLanguage: raw`person.display_language`,
}

export const EMAILS = raw`coalesce(said.attributes -> 'emails', jsonb_build_array(
  jsonb_build_object('value', person.email, 'type', 'work', 'primary', true)))`

/** Its own groups, of `person`. */
export const groupsOfUser = (agency: string) => raw`(select person_group.id, person_group.name
  from group_member join person_group on person_group.id = group_id
  where group_member.person_id = person.id and agency_code = ${agency} and person_group.source = 'scim')`

/** Such as `name.givenName`. */
const pathOf = ({ extension, attribute, sub }: Place) => [
  ...(extension === undefined ? [] : [extension]),
  attribute.name,
  ...(sub ? [sub.name] : []),
]

export function userColumns({ agency, base }: ScimContext): Columns {
  const own: Readonly<Record<string, RawBuilder<unknown>>> = {
    id: raw`person.id`,
    externalId: raw`said.external_id`,
    userName: raw`coalesce(said.user_name_key, person.email)`,
    active: ACTIVE,
    'meta.resourceType': raw`${USER.name}::text`,
    'meta.created': CREATED,
    'meta.lastModified': CHANGED,
    'meta.location': raw`${`${base}${USER.endpoint}/`}::text || person.id`,
    'meta.version': versionOf(CHANGED),
  }
  return {
    one(place) {
      const path = pathOf(place)
      const name = path.join('.')
      const said = raw`said.attributes #>> ${path}::text[]`
      return own[name] ?? (OTHERWISE[name] ? raw`coalesce(${said}, ${OTHERWISE[name]})` : said)
    },
    many: (place) => rowsOf(place, agency, base),
  }
}

function rowsOf(place: Place, agency: string, base: string): Rows {
  const { name } = place.attribute
  if (name === 'schemas')
    return {
      from: raw`jsonb_array_elements_text(jsonb_build_array(${USER.schema.id}::text)
        || case when jsonb_exists(said.attributes, ${ENTERPRISE}) then jsonb_build_array(${ENTERPRISE}::text) else '[]' end)
        as item (value)`,
      part: () => raw`item.value`,
    }
  if (name === 'groups') {
    const parts: Readonly<Record<string, RawBuilder<unknown>>> = {
      value: raw`item.id`,
      display: raw`item.name`,
      $ref: raw`${`${base}/Groups/`}::text || item.id`,
      type: raw`'direct'`,
    }
    return { from: raw`${groupsOfUser(agency)} as item`, part: (sub) => parts[sub.name]! }
  }
  const list = name === 'emails' ? EMAILS : raw`said.attributes -> ${name}::text`
  return {
    from: raw`jsonb_array_elements(case when jsonb_typeof(${list}) = 'array' then ${list} else '[]' end) as item (value)`,
    part: partOfItem,
  }
}

const partOfItem = ({ name, type }: Attribute) =>
  type === 'boolean' ? raw`(item.value ->> ${name}::text)::boolean` : raw`item.value ->> ${name}::text`
