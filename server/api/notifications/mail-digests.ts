import { type Kysely, type Selectable, sql as raw } from 'kysely'
import { quietUntilIn } from '../../../miniapps/domain/notifications/is-quiet.ts'
import { dayIn, nextAt } from '../../../miniapps/domain/notifications/local-time.ts'
import { FAMILY_OF, type MutableKind } from '../../../miniapps/domain/notifications/notice-families.ts'
import { DUE_LOOK_BACK_DAYS } from '../../../miniapps/domain/notifications/limits.ts'
import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import type { Database } from '../../db/schema.ts'
import { logFailure } from '../../failures/log-failure.ts'
import { asJob } from '../../telemetry/telemetry.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { ApiParts, Person } from '../kit/api-environment.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { quietOf, settingRow } from './read-notices.ts'
import { tasksFrom } from './tasks-from.ts'
import { daysBefore } from './tell-due.ts'

const EVERY_MS = 30_000
const AT_ONCE = 20
/** A process that ends meanwhile has taken its summaries along for so long. */
const LEASE_MS = 10 * 60_000
const MOST_LINES = 20

type Parts = Omit<ApiParts, 'apps'>
type Due = Selectable<Database['mail_setting']>

/** Mails the summaries whose hour has come, now and then; answers how to stop, once those at work are done. */
export function mailDigestsNowAndThen(parts: Parts, sources: readonly TaskSource[]): () => Promise<void> {
  const closing = new AbortController()
  let working = Promise.resolve()
  const work = async () => {
    while (!closing.signal.aborted) if ((await mailDigests(parts, sources)) === 0) return
  }
  const timer = setInterval(() => {
    working = working
      .then(() => asJob('mail-summaries', work))
      .catch((error: unknown) => logFailure('Looking for summaries to mail', error))
  }, EVERY_MS).unref()
  return () => {
    closing.abort()
    clearInterval(timer)
    return working
  }
}

/** Looks at so many whose hour has come, and answers how many those were: each once, however many processes look. */
export async function mailDigests(
  parts: Parts,
  sources: readonly TaskSource[],
  now = new Date(),
): Promise<number> {
  const { rows } = await raw<Due>`
    update mail_setting set digest_due = ${new Date(now.getTime() + LEASE_MS)}::timestamptz
    where person_id in (select person_id from mail_setting where digest_due <= ${now}::timestamptz
      order by digest_due limit ${AT_ONCE} for update skip locked)
    returning *`.execute(parts.sql)
  for (const due of rows) await mailDigest(parts, sources, due, now)
  return rows.length
}

/** One that tells nothing new is not sent; a pause puts it off until its end. */
async function mailDigest(
  parts: Parts,
  sources: readonly TaskSource[],
  { person_id, digest_at, time_zone, digest_notice, digest_day }: Due,
  now: Date,
): Promise<void> {
  const zone = time_zone ?? 'UTC'
  const settings = await settingRow(parts.sql, person_id)
  const pause = settings && quietUntilIn(zone, { ...quietOf(settings), quietHours: null }, now)
  const told = { digest_due: pause ?? nextAt(zone, digest_at, now) }
  const person = pause ? undefined : await personOf(parts.sql, person_id)
  const day = dayIn(zone, now)
  const due = person ? dueOf(await tasksFrom(sources, parts, person), digest_day, day) : []
  await parts.sql.transaction().execute(async (sql) => {
    const { counts, unread, newest } = await unreadSince(sql, person_id, digest_notice)
    const hasNews = person !== undefined && unread + due.length > 0
    if (hasNews)
      await queueMail(sql, [person_id], {
        kind: 'digest',
        params: { ...counts, total: unread + due.length },
        path: '/you',
        family: 'digest',
        lines: due
          .slice(0, MOST_LINES)
          .map(({ title, detail, path, due: on }) => ({ title, detail, path, due: on })),
      })
    await sql
      .updateTable('mail_setting')
      .set({ ...told, ...(person && { digest_day: day, digest_notice: newest ?? digest_notice }) })
      .where('person_id', '=', person_id)
      .execute()
  })
}

/** Undefined for people who may not come in, and of no agency. */
const personOf = (sql: Kysely<Database>, id: string): Promise<Person | undefined> =>
  sql
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where((is) =>
      is.exists(is.selectFrom('agency_member').select('person_id').whereRef('person_id', '=', 'person.id')),
    )
    .executeTakeFirst()
    .then((row) => row && withoutSecret(row))

const withoutSecret = ({ password_hash: _secret, ...person }: Selectable<Database['person']>): Person =>
  person

/** What came due since the last summary. */
function dueOf(tasks: readonly Task[], told: string | null, day: string): Task[] {
  const since = told ?? daysBefore(day, DUE_LOOK_BACK_DAYS)
  return tasks.filter(({ due }) => due !== null && due > since && due <= day)
}

async function unreadSince(sql: Kysely<Database>, person: string, after: string) {
  const rows = await sql
    .selectFrom('notification')
    .select(['kind', raw<number>`count(*)::int`.as('count'), raw<string>`max(id)::text`.as('newest')])
    .where('person_id', '=', person)
    .where('read_at', 'is', null)
    .where('kind', '!=', 'digest')
    .where('notification.id', '>', after)
    .groupBy('kind')
    .execute()
  const counts: Record<string, number> = {}
  let [unread, newest] = [0, undefined as string | undefined]
  for (const { kind, count, newest: last } of rows) {
    const family = FAMILY_OF[kind as MutableKind]
    counts[family] = (counts[family] ?? 0) + count
    unread += count
    if (newest === undefined || BigInt(last) > BigInt(newest)) newest = last
  }
  return { counts, unread, newest }
}
