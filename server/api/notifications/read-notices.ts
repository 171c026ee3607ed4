import { type Kysely, sql as raw } from 'kysely'
import { NOTICES_PER_PAGE } from '../../../miniapps/domain/notifications/limits.ts'
import { type Notice, type Unread, USUAL_SETTINGS } from '../../../miniapps/domain/notifications/notice.ts'
import type { Page } from '../../../shell/contract/page.ts'
import type { Database } from '../../db/schema.ts'
import { BY_NUMBER, pageOf, readCursor } from '../kit/page.ts'
import { mailChoiceOf } from '../../mail/mail-choice.ts'

type Sql = Kysely<Database>

/** The newest first, page by page. Documents are called as `titles` says. */
export async function noticesOf(
  sql: Sql,
  person: string,
  titles: Readonly<Record<string, string>>,
  after?: string,
): Promise<Page<Notice>> {
  const [before] = readCursor(after, BY_NUMBER) ?? []
  const rows = await sql
    .selectFrom('notification')
    .select([raw<string>`id::text`.as('id'), 'kind', 'params', 'path', 'at', 'read_at'])
    .where('person_id', '=', person)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('notification.id', 'desc')
    .limit(NOTICES_PER_PAGE + 1)
    .execute()
  return pageOf(
    rows,
    NOTICES_PER_PAGE,
    ({ id }) => [id],
    ({ at, read_at, params, ...row }) =>
      ({
        ...row,
        params: inWords(params, titles),
        at: at.toISOString(),
        isRead: read_at !== null,
      }) as Notice,
  )
}

const inWords = (
  params: Readonly<Record<string, string | number>>,
  titles: Readonly<Record<string, string>>,
) => ({ ...params, ...('title' in params && { title: titles[params['title']] ?? params['title'] }) })

/** With one summary a day, what came after it is not counted yet. */
export async function unreadOf(sql: Sql, person: string): Promise<Unread> {
  const row = await settingRow(sql, person)
  const { unread } = await sql
    .selectFrom('notification')
    .select(raw<number>`count(*)::int`.as('unread'))
    .where('person_id', '=', person)
    .where('read_at', 'is', null)
    .$if(row?.digest === true, (query) => query.where('id', '<=', row!.digest_upto ?? '0'))
    .executeTakeFirstOrThrow()
  const { wishes: mail } = await mailChoiceOf(sql, person)
  const settings = row
    ? { ...quietOf(row), digest: row.digest, muted: row.muted, mail }
    : { ...USUAL_SETTINGS, mail }
  return { unread, settings }
}

export const settingRow = (sql: Sql, person: string) =>
  sql.selectFrom('notification_setting').selectAll().where('person_id', '=', person).executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof settingRow>>>

export const quietOf = ({ quiet_until, quiet_from, quiet_to }: Row) => ({
  quietUntil: quiet_until?.toISOString() ?? null,
  quietHours: quiet_from !== null && quiet_to !== null ? { from: quiet_from, to: quiet_to } : null,
})
