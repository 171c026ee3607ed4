import type SCIMMY from 'scimmy'
import { sql as raw } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import { tellPeople } from '../../../live/tell-people.ts'
import { takeOut } from '../people/remove-person.ts'
import { invalid, notFound, notUnique, type ScimContext } from './scim-context.ts'
import { pageOf, soughtValue } from './scim-lists.ts'

type Resource = SCIMMY.Resources.User
type User = SCIMMY.Schemas.User

/** Members of the agency, as the directory knows them. */
export async function readPeople(resource: Resource, { sql, agency }: ScimContext) {
  let query = sql
    .selectFrom('person')
    .innerJoin('agency_member', 'agency_member.person_id', 'person.id')
    .leftJoin('scim_person', 'scim_person.person_id', 'person.id')
    .where('agency_code', '=', agency)
    .select(['person.id', 'email', 'firstname', 'lastname', 'display_language', 'disabled_at', 'external_id'])
  const name = soughtValue(resource, 'userName')
  const external = soughtValue(resource, 'externalId')
  if (resource.id !== undefined) query = query.where('person.id', '=', resource.id)
  else if (name !== undefined) query = query.where('email', '=', name.toLowerCase())
  else if (external !== undefined) query = query.where('external_id', '=', external)
  else if (!resource.filter) {
    const page = pageOf(resource)
    const { total } = await sql
      .selectFrom('agency_member')
      .where('agency_code', '=', agency)
      .select(raw<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow()
    page.tell(total)
    query = query.offset(page.offset).limit(page.limit)
  }
  const people = (await query.orderBy('person.id').execute()).map(userOf)
  if (resource.id === undefined) return resource.filter ? resource.filter.match(people) : people
  if (!people[0]) throw notFound(resource.id)
  return people[0]
}

type Row = {
  id: string
  email: string
  firstname: string
  lastname: string
  display_language: string
  disabled_at: Date | null
  external_id: string | null
}

const userOf = ({ id, email, firstname, lastname, ...row }: Row) => ({
  id,
  ...(row.external_id !== null && { externalId: row.external_id }),
  userName: email,
  name: { givenName: firstname, familyName: lastname },
  displayName: `${firstname} ${lastname}`.trim(),
  preferredLanguage: row.display_language,
  active: row.disabled_at === null,
  emails: [{ value: email, type: 'work', primary: true }],
})

/** Makes somebody known, or changes who is. Whoever is known in another agency joins this one too. */
export async function writePerson(resource: Resource, user: User, context: ScimContext) {
  const { sql } = context
  const email = addressOf(user)
  const isActive = user.active !== false
  const known = await sql
    .selectFrom('person')
    .select(['id', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  const id = resource.id ?? known?.id ?? `person-${crypto.randomUUID()}`
  if (known && known.id !== id) throw notUnique(`The address ${email} is somebody else's.`)
  if (resource.id !== undefined) await mustBeMember(resource.id, context)
  else if (known && (await isMember(known.id, context))) throw notUnique(`${email} is here already.`)
  const names = {
    firstname: user.name?.givenName ?? user.displayName ?? email.slice(0, email.indexOf('@')),
    lastname: user.name?.familyName ?? '',
  }
  if (known || resource.id !== undefined) {
    const disabled_at = isActive ? null : raw<Date>`coalesce(disabled_at, now())`
    await sql
      .updateTable('person')
      .set({ email, ...names, disabled_at })
      .where('id', '=', id)
      .execute()
  } else {
    const settings = { date_locale: 'en-gb', number_locale: 'en-gb', display_language: 'en-US', demo: false }
    const disabled_at = isActive ? null : new Date()
    await sql
      .insertInto('person')
      .values({ id, email, ...names, ...settings, disabled_at })
      .execute()
  }
  await join(id, user.externalId, context)
  await note(context, resource.id === undefined ? 'person.invited' : 'person.changed', id, {
    active: isActive,
  })
  return readPeople(Object.assign(resource, { id }), context)
}

/** Out of the agency with all that they held in it; whoever belongs to no other is disabled, and their work stays. */
export async function removePerson(resource: Resource, context: ScimContext): Promise<void> {
  const { sql, agency } = context
  const id = resource.id!
  await mustBeMember(id, context)
  await takeOut(sql, id, agency)
  await sql.deleteFrom('scim_person').where('person_id', '=', id).execute()
  await sql
    .updateTable('person')
    .set({
      disabled_at: raw<Date | null>`case when exists (select from agency_member where person_id = ${id})
        then disabled_at else coalesce(disabled_at, now()) end`,
    })
    .where('id', '=', id)
    .execute()
  await note(context, 'person.removed', id)
}

function addressOf({ userName, emails = [] }: User): string {
  const address = emails.find(({ primary }) => primary)?.value ?? emails[0]?.value ?? userName
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw invalid('Neither userName nor emails holds an address.')
  return address.toLowerCase()
}

async function join(id: string, externalId: string | undefined, { sql, agency }: ScimContext): Promise<void> {
  await sql
    .insertInto('agency_member')
    .values({ agency_code: agency, person_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (externalId === undefined) return
  const holder = await sql
    .selectFrom('scim_person')
    .select('person_id')
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  if (holder && holder.person_id !== id) throw notUnique(`The externalId ${externalId} is somebody else's.`)
  await sql
    .insertInto('scim_person')
    .values({ person_id: id, external_id: externalId })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ external_id: externalId }))
    .execute()
}

async function isMember(id: string, { sql, agency }: ScimContext): Promise<boolean> {
  const member = sql.selectFrom('agency_member').select('person_id').where('person_id', '=', id)
  return (await member.where('agency_code', '=', agency).executeTakeFirst()) !== undefined
}

async function mustBeMember(id: string, context: ScimContext): Promise<void> {
  if (!(await isMember(id, context))) throw notFound(id)
}

async function note(
  { sql, agency }: ScimContext,
  action: `person.${string}`,
  id: string,
  after?: object,
): Promise<void> {
  await writeAudit(sql, {
    action,
    agency,
    subject: { type: 'person', id },
    after,
    reason: 'SCIM',
  })
  await tellPeople(sql, [id], 'rights')
}
