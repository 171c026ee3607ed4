import { sql as raw, type Transaction } from 'kysely'
import { bare } from '../../../../miniapps/domain/access/effective.ts'
import type { ReviewLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import type { Changed } from '../../../../miniapps/domain/access/wire-grants.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { holdersIn } from '../../kit/holders-in.ts'
import { refusal } from '../refusals.ts'
import { settle } from '../../notifications/settle.ts'
import { revokeDirect } from '../../permissions/grant-direct.ts'
import type { Administrator } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { assignmentsWhere } from '../grants/assignment-lines.ts'
import { removeAssignment } from '../grants/assignment-change.ts'
import { removeMembers } from '../grants/members.ts'
import { reviewLines } from './review-lines.ts'
import { reviewPath } from './review-tasks.ts'

/** Takes away what was decided to be, all of it or nothing. Nobody decides about themselves: their own rows may stay open. */
export function finishReview(
  parts: ApiParts,
  administrator: Administrator,
  review: ReviewLine,
  dry: boolean,
): Promise<Changed<ReviewLine>> {
  const { person: by, agencies } = administrator
  const removing = raw`access_review_item where review_id = ${review.id} and decision = 'remove'`
  return changeRights(parts, {
    by,
    dry,
    concerned: {
      people: raw`select person_id from ${removing}`,
      accounts: raw`select account_id from ${removing}
        union select account_id from role_assignment as given where given.id in (select assignment_id from ${removing})
        union select account_id from role_assignment as given where given.group_id in (select group_id from ${removing})`,
      permissions: raw`select unnest(coalesce(removed, permissions)) from ${removing}`,
    },
    make: async (sql) => {
      const finished = { finished_at: new Date(), finished_by: by.id }
      const ended = await sql
        .updateTable('access_review')
        .set(finished)
        .where('id', '=', review.id)
        .where('finished_at', 'is', null)
        .executeTakeFirst()
      if (!ended.numUpdatedRows) throw refusal('review-finished')
      await mustBeDecided(sql, review.id, by.id)
      const { rows } = await raw<Item>`select person_id, assignment_id, group_id, account_id,
        coalesce(removed, permissions) as permissions from ${removing} order by position`.execute(sql)
      for (const item of rows) await takeAway(sql, parts, administrator, item, review)
      await settle(sql, await holdersIn(sql, parts, review.agency, 'AdminAppAccess'), {
        kind: 'review-due',
        path: reviewPath(review.id),
      })
      const subject = { type: 'review', id: review.id, name: review.name }
      const after = { removed: rows.length }
      await writeAudit(sql, {
        actor: by.id,
        action: 'review.finished',
        subject,
        agency: review.agency,
        after,
      })
      return (await reviewLines(sql, agencies, review.id))[0]!
    },
  })
}

/** @throws Refusal where something is undecided but what they hold themselves */
async function mustBeDecided(sql: Transaction<Database>, review: string, by: string): Promise<void> {
  const { rows } = await raw<{ open: number }>`select count(*)::integer as open from access_review_item
    where review_id = ${review} and decision is null and person_id <> ${by}`.execute(sql)
  if (rows[0]!.open > 0) throw refusal('review-undecided', { count: rows[0]!.open })
}

interface Item {
  person_id: string
  assignment_id: string | null
  group_id: string | null
  account_id: string | null
  permissions: string[]
}

async function takeAway(
  sql: Transaction<Database>,
  parts: ApiParts,
  administrator: Administrator,
  { person_id, assignment_id, group_id, account_id, permissions }: Item,
  { name }: ReviewLine,
): Promise<void> {
  const by = administrator.person
  if (assignment_id !== null) {
    const [assignment] = await assignmentsWhere(sql, raw`assignment.id = ${assignment_id}`)
    if (assignment) await removeAssignment(sql, administrator, assignment, name)
  } else if (group_id !== null) await removeMembers(sql, by, group_id, [person_id], name)
  else if (account_id !== null)
    await revokeDirect(sql, parts, {
      personId: person_id,
      accountId: account_id,
      permissions: permissions.map((each) => bare(each, parts.spellings('')[0] ?? '')),
      by: by.id,
      reason: name,
    })
}
