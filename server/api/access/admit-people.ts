import type { Kysely, Transaction } from 'kysely'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { tellPeople } from '../../live/tell-people.ts'
import type { Newcomers, TokenOwner } from '../kit/api-environment.ts'

/** What the configuration says of people whom the provider knows and the portal doesn't. */
export interface NewPeople {
  /** Code of the agency that they belong to. */
  agency: string
  /** Id of the role that they hold on its account; left out: they belong to it, and hold nothing. */
  role?: string | undefined
  /** They hold the role on the markets and brands of the agency too. */
  below?: boolean | undefined
}

/** Takes in who signs in for the first time, where the configuration says so, and keeps their groups as the provider tells them. */
export function newcomers(sql: Kysely<Database>, newPeople: NewPeople | undefined): Newcomers {
  return {
    ...(newPeople && { admit: (owner) => sql.transaction().execute((trx) => admit(trx, owner, newPeople)) }),
    keepGroups: (personId, groups) => sql.transaction().execute((trx) => keepGroups(trx, personId, groups)),
  }
}

async function admit(sql: Transaction<Database>, owner: TokenOwner, into: NewPeople): Promise<void> {
  const { email, firstname = email.slice(0, email.indexOf('@')), lastname = '' } = owner
  const id = `person-${crypto.randomUUID()}`
  const settings = { date_locale: 'en-gb', number_locale: 'en-gb', display_language: 'en-US', demo: false }
  const made = await sql
    .insertInto('person')
    .values({ id, email, firstname, lastname, ...settings })
    .onConflict((conflict) => conflict.doNothing()) // of two first calls the second finds the person there
    .executeTakeFirst()
  if (!made.numInsertedOrUpdatedRows) return
  const agency = await sql
    .selectFrom('agency')
    .select(['code', 'az_id'])
    .where('code', '=', into.agency)
    .executeTakeFirst()
  if (agency) {
    await sql.insertInto('agency_member').values({ agency_code: agency.code, person_id: id }).execute()
    if (into.role !== undefined) await assign(sql, id, agency.az_id, { ...into, role: into.role })
  }
  await writeAudit(sql, {
    action: 'person.admitted',
    subject: { type: 'person', id },
    agency: agency?.code,
    after: { issuer: owner.identity?.issuer, ...into },
  })
}

/** A role that is not there gives nothing: the person is in, and an administrator sees them. */
async function assign(
  sql: Transaction<Database>,
  personId: string,
  account: string,
  { role, below = false }: NewPeople & { role: string },
): Promise<void> {
  const known = await sql.selectFrom('user_role').select('id').where('id', '=', role).executeTakeFirst()
  if (!known) return console.warn(`newPeople names the role "${role}", which is not there.`)
  const assignment = { person_id: personId, role_id: role, account_id: account, below }
  await sql
    .insertInto('role_assignment')
    .values({ ...assignment, id: crypto.randomUUID(), given_at: new Date(), reason: 'newPeople' })
    .execute()
}

/** Membership by the provider's word: of the groups, in the person's agencies, that are called like theirs. */
async function keepGroups(
  sql: Transaction<Database>,
  personId: string,
  groups: readonly string[],
): Promise<void> {
  const wanted = await sql
    .selectFrom('person_group')
    .innerJoin('agency_member', 'agency_member.agency_code', 'person_group.agency_code')
    .select(['person_group.id', 'person_group.name', 'person_group.agency_code'])
    .where('person_id', '=', personId)
    .where('source', '=', 'claims')
    .where('external_id', 'in', [...groups, '']) // never empty, which no database reads
    .execute()
  const ids = wanted.map(({ id }) => id)
  const left = await sql
    .deleteFrom('group_member')
    .where('person_id', '=', personId)
    .where('source', '=', 'claims')
    .where('group_id', 'not in', [...ids, ''])
    .returning('group_id')
    .execute()
  const joined = ids.length
    ? await sql
        .insertInto('group_member')
        .values(ids.map((group_id) => ({ group_id, person_id: personId, source: 'claims' as const })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('group_id')
        .execute()
    : []
  if (left.length + joined.length === 0) return
  await writeAudit(sql, {
    action: 'person.regrouped',
    subject: { type: 'person', id: personId },
    before: { groups: left.map(({ group_id }) => group_id) },
    after: { groups: joined.map(({ group_id }) => group_id) },
    reason: 'claims',
  })
  await tellPeople(sql, [personId], 'rights')
}
