import { COUNTRIES } from '../../../shell/config/countries.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { tellPeople } from '../../live/tell-people.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { refusal } from './refusals.ts'
import type { AgencyStanding } from '../kit/agency-standing.ts'

/** A planned change will not happen; it stays in the log. @throws Refusal where it has begun, or there is none */
export async function takeBack(
  { sql }: ApiParts,
  { code: agency }: AgencyStanding,
  personId: string,
  id: string,
): Promise<void> {
  await sql.transaction().execute(async (trx) => {
    const now = new Date()
    const change = await trx
      .updateTable('market_change')
      .set({ taken_back_by: personId, taken_back_at: now })
      .where('id', '=', Number(id))
      .where('agency_code', '=', agency)
      .where('effective_from', '>', now)
      .where('taken_back_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!change) throw refusal('market-change-not-planned')
    const { country_code: code, key, value, before, effective_from } = change
    await writeAudit(trx, {
      actor: personId,
      action: 'market.switch-taken-back',
      subject: { type: 'market', id: code, name: COUNTRIES[code]?.name ?? code },
      agency,
      before: { [key]: value, from: effective_from.toISOString() },
      after: { [key]: before },
    })
    await tellPeople(trx, 'all', 'catalogue')
  })
}
