import { sql as raw, type Transaction } from 'kysely'
import type { Changed } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { PersonLine } from '../../../../miniapps/domain/access/wire.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import { tellPeople } from '../../../live/tell-people.ts'
import type { ApiParts, Person } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import type { Administrator } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { isShared, mustKnow } from './person-detail.ts'
import { personLine } from './person-lines.ts'

interface Disabling {
  id: string
  isDisabled: boolean
  reason: string
  dry: boolean
}

/** Keeps somebody out from the next call on, or lets them in again; what they hold stays as it is. */
export async function setDisabled(
  parts: ApiParts,
  administrator: Administrator,
  { id, isDisabled, reason, dry }: Disabling,
): Promise<Changed<PersonLine>> {
  const { person: by, agencies } = administrator
  await mustKnow(parts.sql, administrator, id)
  if (id === by.id) throw refusal('person-oneself')
  if (await isShared(parts.sql, administrator, id)) throw refusal('person-of-other-agencies')
  const nobody = raw`select null::text where false`
  return changeRights(parts, {
    by,
    dry,
    concerned: { people: nobody, accounts: nobody, permissions: null },
    make: async (sql) => {
      await disablePerson(sql, by, id, isDisabled, reason)
      return personLine(sql, id, agencies)
    },
  })
}

/** Answers whether that is new. */
export async function disablePerson(
  sql: Transaction<Database>,
  by: Partial<Pick<Person, 'id'>>,
  id: string,
  isDisabled: boolean,
  reason: string,
): Promise<boolean> {
  const changed = await sql
    .updateTable('person')
    .set({ disabled_at: isDisabled ? new Date() : null })
    .where('id', '=', id)
    .where('disabled_at', isDisabled ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  const members = await sql
    .selectFrom('agency_member')
    .select('agency_code')
    .where('person_id', '=', id)
    .execute()
  const action = isDisabled ? 'person.disabled' : 'person.enabled'
  const subject = { type: 'person', id } as const
  await writeAudit(
    sql,
    ...members.map(({ agency_code: agency }) => ({ actor: by.id, action, subject, agency, reason }) as const),
  )
  await tellPeople(sql, [id], 'rights')
  return true
}
