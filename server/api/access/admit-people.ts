import type { Transaction } from 'kysely'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { log } from '../../log/log.ts'
import type { ApiParts, Newcomers, TokenOwner } from '../kit/api-environment.ts'
import { Refusal } from '../kit/refusal.ts'
import { changeIn } from './change-rights.ts'
import { inAgency } from './guard/concerned.ts'
import { keepGroups } from './keep-groups.ts'

/** What the configuration says of people whom the provider knows and the portal doesn't. */
export interface NewPeople {
  /** Code of the agency that they belong to. */
  agency: string
  /** Id of the role that they hold on its account; left out: they belong to it, and hold nothing. */
  role?: string | undefined
  /** They hold the role on the markets and brands of the agency too. */
  below?: boolean | undefined
}

type Parts = Pick<ApiParts, 'sql' | 'spellings'>

/** Takes in who signs in for the first time, where the configuration says so, and keeps their groups as the provider tells them. */
export function newcomers(parts: Parts, newPeople: NewPeople | undefined): Newcomers {
  return {
    ...(newPeople && { admit: (owner) => admit(parts, owner, newPeople) }),
    keepGroups: (personId, groups) => keepGroups(parts, personId, groups),
  }
}

/** With the role that is configured; where the rules about rights refuse that, without. */
async function admit(parts: Parts, owner: TokenOwner, into: NewPeople): Promise<void> {
  const id = `person-${crypto.randomUUID()}`
  try {
    await parts.sql.transaction().execute((sql) => takeIn(sql, parts, { id, owner, into }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    log('warn', `newPeople: the role "${into.role}" was not given: ${error.problem.code}`)
    const without = { agency: into.agency }
    await parts.sql.transaction().execute((sql) => takeIn(sql, parts, { id, owner, into: without }))
  }
}

interface Taken {
  id: string
  owner: TokenOwner
  into: NewPeople
}

async function takeIn(sql: Transaction<Database>, parts: Parts, { id, owner, into }: Taken): Promise<void> {
  const { email, firstname = email.slice(0, email.indexOf('@')), lastname = '' } = owner
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
  const entry = {
    action: 'person.admitted',
    subject: { type: 'person', id },
    agency: agency?.code,
    after: { issuer: owner.identity?.issuer, ...into },
  } as const
  if (!agency) return writeAudit(sql, entry)
  await changeIn(sql, parts, {
    by: 'claims',
    dry: false,
    concerned: inAgency(agency.code, [id]),
    make: async (trx) => {
      await trx.insertInto('agency_member').values({ agency_code: agency.code, person_id: id }).execute()
      if (into.role !== undefined) await assign(trx, id, agency.az_id, { ...into, role: into.role })
    },
    note: () => [entry],
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
  if (!known) return log('warn', `newPeople names the role "${role}", which is not there.`)
  const assignment = { person_id: personId, role_id: role, account_id: account, below }
  await sql
    .insertInto('role_assignment')
    .values({ ...assignment, id: crypto.randomUUID(), given_at: new Date(), reason: 'newPeople' })
    .execute()
}
