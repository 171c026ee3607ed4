import { sql as raw } from 'kysely'
import type { InvitationSent } from '../../../../miniapps/domain/access/wire.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import { type Administrator, mustAdminister } from '../administrator.ts'
import { STATUS } from './people-query.ts'
import { isShared, mustKnow } from './person-detail.ts'
import { sendInvitation } from './send-invitation.ts'

/** For people who have not come yet: another link, and the one before is no longer good. */
export async function inviteAgain(
  parts: ApiParts,
  administrator: Administrator,
  id: string,
  agency: string,
): Promise<InvitationSent> {
  mustAdminister(administrator, agency)
  await mustKnow(parts.sql, administrator, id)
  const { person: by } = administrator
  return parts.sql.transaction().execute(async (sql) => {
    const invited = await sql
      .selectFrom('person')
      .innerJoin('agency_member', 'person_id', 'person.id')
      .select('person.id')
      .where('person.id', '=', id)
      .where('agency_code', '=', agency)
      .where(raw<boolean>`${STATUS} = 'invited'`)
      .executeTakeFirst()
    if (!invited) throw refusal('person-not-invited')
    const subject = { type: 'person', id } as const
    await writeAudit(sql, { actor: by.id, action: 'person.invited', subject, agency })
    const mayCopy = !(await isShared(sql, administrator, id))
    return sendInvitation(sql, parts, { id, agency, by, mayCopy })
  })
}
