import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql as raw, type Transaction } from 'kysely'
import type { ReviewInput } from '../../../../miniapps/domain/access/wire-checks.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { holdersIn } from '../../kit/holders-in.ts'
import { notify } from '../../notifications/notify.ts'
import type { Administrator } from '../administrator.ts'
import { groupLine } from '../grants/group-lines.ts'
import { roleLine } from '../grants/role-lines.ts'
import { reviewPath } from './review-tasks.ts'

/**
 * An item each: what is held by an own assignment, by membership in a group, whoever keeps it, or directly on an account:
 * that of the agency, a market or a brand. The other administrators are told.
 */
export async function beginReview(
  parts: ApiParts,
  administrator: Administrator,
  { agency, name, of, dueAt }: ReviewInput,
): Promise<string> {
  const { sql } = parts
  const review = `review-${randomUUID()}`
  const theirs = { ...administrator, agencies: [agency] }
  if (of.kind === 'group') await groupLine(sql, theirs, of.id)
  if (of.kind === 'role') await roleLine(sql, theirs, of.id)
  await sql.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('access_review')
      .values({
        id: review,
        agency_code: agency,
        name,
        created_by: administrator.person.id,
        created_at: new Date(),
        due_at: dueAt,
      })
      .execute()
    await raw`insert into access_review_item
        (review_id, position, person_id, assignment_id, group_id, account_id, permissions, role_name)
      select ${review}, row_number() over (order by lastname, firstname, person.id, role_name, item.group_id, item.account_id),
        person.id, assignment_id, item.group_id, item.account_id, permissions, role_name
      from (${itemsOf(agency, of)}) as item join person on person.id = item.person_id`.execute(transaction)
    await markRare(transaction, review)
    await writeAudit(transaction, {
      actor: administrator.person.id,
      action: 'review.begun',
      subject: { type: 'review', id: review, name },
      agency,
      after: { of, dueAt },
    })
    const administrators = await holdersIn(transaction, parts, agency, 'AdminAppAccess')
    await notify(
      transaction,
      administrators.filter((each) => each !== administrator.person.id),
      { kind: 'review-due', params: { name, due: dueAt ?? '' }, path: reviewPath(review) },
    )
  })
  return review
}

/** Of a hundred people in a review at most so many hold what is unusual. */
const RARE_PERCENT = 2

/** In a review of a few people nothing is usual, so nothing is unusual. */
const markRare = (sql: Transaction<Database>, review: string) =>
  raw`update access_review_item as item set is_rare = true where review_id = ${review} and permissions && (
    select coalesce(array_agg(code), '{}') from (
      select code from access_review_item, unnest(permissions) as code where review_id = ${review}
      group by code having count(distinct person_id) * 100 <= ${RARE_PERCENT} * (
        select count(distinct person_id) from access_review_item where review_id = ${review})) as few)`.execute(
    sql,
  )

function itemsOf(agency: string, of: ReviewInput['of']): RawBuilder<unknown> {
  const own = raw`select given.person_id, given.id as assignment_id, null::text as group_id, null::text as account_id,
      user_role.granted as permissions, user_role.name as role_name
    from role_assignment as given join user_role on user_role.id = given.role_id
    join account on account.id = given.account_id
    where given.person_id is not null and account.agency_code = ${agency}
      and (given.expires_at is null or given.expires_at > now())`
  const byGroup = raw`select member.person_id, null::text as assignment_id, member.group_id, null::text as account_id,
      coalesce((select array_agg(distinct code) from role_assignment as given
        join user_role on user_role.id = given.role_id, unnest(user_role.granted) as code
        where given.group_id = member.group_id), '{}') as permissions,
      (select string_agg(distinct user_role.name, ', ') from role_assignment as given
        join user_role on user_role.id = given.role_id where given.group_id = member.group_id) as role_name
    from group_member as member join person_group on person_group.id = member.group_id
    where person_group.agency_code = ${agency}`
  if (of.kind === 'group') return raw`${byGroup} and member.group_id = ${of.id}`
  if (of.kind === 'role')
    return raw`${own} and given.role_id = ${of.id} union all ${byGroup} and exists (
      select from role_assignment as given where given.group_id = member.group_id and given.role_id = ${of.id})`
  return raw`${own} union all ${byGroup} union all
    select person_id, null, null, account_id, permissions, null from permission_record
    where account_id in (select id from account where agency_code = ${agency})`
}
