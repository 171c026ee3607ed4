import { sql as raw, type Transaction } from 'kysely'
import type { ReviewDecisions, ReviewLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import { refusal } from '../refusals.ts'

interface Decided {
  person_id: string
  decision: string
  /** Roles and groups are taken away as a whole. */
  isNoPart: boolean
  elsewhere: string | null
}

/** Notes decisions about items of a review; what is decided to be removed is taken away when the review is finished. */
export async function decideReview(
  sql: Transaction<Database>,
  by: string,
  { id, name, agency }: ReviewLine,
  { decisions, keepRest = false }: ReviewDecisions,
): Promise<void> {
  const { rows } = await raw<Decided>`
    update access_review_item as item set decision = given.decision, decided_by = ${by}, decided_at = now(),
      removed = nullif(given.removed, item.permissions)
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb)
      as given(position integer, decision text, removed text[])
    where review_id = ${id} and item.position = given.position
    returning item.person_id, item.decision, given.removed is not null and not (item.decision = 'remove'
        and item.account_id is not null and given.removed <@ item.permissions) as "isNoPart", (select person_group.name from person_group
      where person_group.id = item.group_id and source <> 'portal') as elsewhere`.execute(sql)
  if (rows.some(({ person_id }) => person_id === by)) throw refusal('person-oneself')
  if (rows.some(({ isNoPart }) => isNoPart))
    throw refusal('body-not-valid', {
      problem: 'removed: must be some of the permissions that are held directly',
    })
  // the directory or the provider would put them back
  const kept = rows.find(({ decision, elsewhere }) => decision === 'remove' && elsewhere !== null)
  if (kept) throw refusal('group-from-elsewhere', { group: kept.elsewhere! })
  if (keepRest)
    await raw`update access_review_item set decision = 'keep', decided_by = ${by}, decided_at = now()
      where review_id = ${id} and decision is null and person_id <> ${by}`.execute(sql)
  await writeAudit(sql, {
    actor: by,
    action: 'review.decided',
    subject: { type: 'review', id, name },
    agency,
    after: { decisions, ...(keepRest && { rest: 'keep' }) },
  })
}
