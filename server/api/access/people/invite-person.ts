import { randomUUID } from 'node:crypto'
import { sql as raw } from 'kysely'
import * as v from 'valibot'
import type { Invited } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { InvitationSent } from '../../../../miniapps/domain/access/wire.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import { type Administrator, mustAdminister } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { giveRole } from '../grants/give-role.ts'
import { mustHaveGroups } from '../grants/group-lines.ts'
import { applyRules } from '../grants/group-rules.ts'
import { addMembers } from '../grants/members.ts'
import { email, id, ids, name, reason, strict } from '../input.ts'
import { accountsJoined } from './accounts-joined.ts'
import { addMember } from './add-person.ts'
import { asSomebodyNew } from './as-somebody-new.ts'
import { isShared } from './person-detail.ts'
import { personLine } from './person-lines.ts'
import { sendInvitation } from './send-invitation.ts'

export const inviteInput = strict({
  email,
  firstname: name,
  lastname: name,
  agency: id,
  roles: v.optional(ids, []),
  groups: v.optional(ids, []),
  reason,
})

type Invitation = v.InferOutput<typeof inviteInput>

const isMember = async (sql: ApiParts['sql'], personId: string, agencies: readonly string[]) =>
  Boolean(
    await sql
      .selectFrom('agency_member')
      .select('agency_code')
      .where('person_id', '=', personId)
      .where('agency_code', 'in', agencies)
      .executeTakeFirst(),
  )

/** Makes an account for an address, or takes whom the portal knows into the agency. */
export async function invitePerson(
  parts: ApiParts,
  administrator: Administrator,
  { roles, groups, ...invitation }: Invitation,
  dry: boolean,
): Promise<Invited> {
  const { person: by, agencies } = administrator
  const { agency, reason = '' } = invitation
  mustAdminister(administrator, agency)
  await mustHaveGroups(parts.sql, administrator, groups)
  const known = await parts.sql
    .selectFrom('person')
    .select('id')
    .where('email', '=', invitation.email)
    .executeTakeFirst()
  const personId = known?.id ?? `person-${randomUUID()}`
  const { az_id } = await parts.sql
    .selectFrom('agency')
    .select('az_id')
    .where('code', '=', agency)
    .executeTakeFirstOrThrow()
  let sent: InvitationSent | null = null
  const changed = await changeRights(parts, {
    by,
    dry,
    concerned: {
      people: raw`select ${personId}::text`,
      accounts: accountsJoined([agency], groups),
      permissions: null,
    },
    make: async (sql) => {
      if (!(await addMember(sql, parts, by, { ...invitation, id: personId })))
        throw refusal('person-known', { email: invitation.email })
      await addMembers(sql, by, groups, [personId], reason)
      for (const role of roles)
        await giveRole(sql, administrator, {
          person: personId,
          role,
          account: az_id,
          below: false,
          expiresAt: null,
          reason,
        })
      await applyRules(sql, by, [agency], { people: [personId] })
      const mayCopy = !(await isShared(sql, administrator, personId))
      sent = await sendInvitation(sql, parts, { id: personId, agency, by, mayCopy })
      return personLine(sql, personId, agencies)
    },
  })
  if (!dry) return { ...changed, invitation: sent }
  const isMine = known !== undefined && (await isMember(parts.sql, known.id, agencies))
  return { ...(isMine ? changed : asSomebodyNew(changed, invitation)), invitation: null }
}
