import { sql as raw, type Kysely } from 'kysely'
import { isCampaignTrouble } from '../../../miniapps/domain/campaigns/notices.ts'
import { DUE_LOOK_BACK_DAYS } from '../../../miniapps/domain/notifications/limits.ts'
import type { NewNotice, Task } from '../../../miniapps/domain/notifications/notice.ts'
import type { Database } from '../../db/schema.ts'
import { notify } from './notify.ts'

/**
 * What came due since somebody last came by, told once: when they first open the portal on a day of theirs, however many
 * tabs ask. Nothing has to run by the clock for it, and what they may no longer see is not told.
 */
export async function tellDue(
  sql: Kysely<Database>,
  person: string,
  day: string,
  tasksOf: () => Promise<readonly Task[]>,
): Promise<void> {
  const told = await sql
    .selectFrom('due_told')
    .select('day')
    .where('person_id', '=', person)
    .executeTakeFirst()
  if (told && told.day >= day) return
  const since = told?.day ?? daysBefore(day, DUE_LOOK_BACK_DAYS)
  const tasks = await tasksOf()
  const due = tasks.filter((task) => task.due !== null && task.due > since && task.due <= day)
  await sql.transaction().execute(async (trx) => {
    const { numAffectedRows } = await raw`insert into due_told (person_id, day) values (${person}, ${day})
      on conflict (person_id) do update set day = excluded.day where due_told.day < excluded.day`.execute(trx)
    if (!numAffectedRows) return
    const troubles = await untold(trx, person, tasks.flatMap(troubleOf))
    for (const notice of [...due.flatMap(noticeOf), ...troubles]) await notify(trx, [person], notice)
  })
}

function noticeOf({ kind, title, path, due }: Task): NewNotice[] {
  if (due === null) return []
  if (kind === 'action') return [{ kind: 'action-due', params: { title, due }, path }]
  return kind === 'review' ? [{ kind: 'review-due', params: { name: title, due }, path }] : []
}

const troubleOf = ({ kind, title, path }: Task): NewNotice[] =>
  isCampaignTrouble(kind) ? [{ kind, params: { title }, path }] : []

/** Trouble has no day: it is told when it is first met, once for as long as its notice is kept. */
async function untold(sql: Kysely<Database>, person: string, notices: readonly NewNotice[]) {
  if (notices.length === 0) return []
  const told = await sql
    .selectFrom('notification')
    .select(['kind', 'path'])
    .where('person_id', '=', person)
    .where(
      'path',
      'in',
      notices.map(({ path }) => path),
    )
    .execute()
  return notices.filter(({ kind, path }) => !told.some((each) => each.kind === kind && each.path === path))
}

export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, day.length)
}
