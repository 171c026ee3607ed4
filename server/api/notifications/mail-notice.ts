import { type Kysely, sql as raw } from 'kysely'
import type { NewNotice } from '../../../miniapps/domain/notifications/notice.ts'
import type { Database } from '../../db/schema.ts'
import type { RequestMailKind } from '../../mail/mail.ts'
import { queueMail } from '../../mail/queue-mail.ts'

const HOME_PATH = '/you'

/** Mails a notice that somebody waits for: a request, and what was decided of it. Others wait for the summary of the day. */
export async function mailNotice(
  sql: Kysely<Database>,
  people: readonly string[],
  notice: NewNotice,
): Promise<void> {
  const mail = mailOf(notice)
  if (!mail) return
  const { rows } = await raw<{ id: string }>`select id from unnest(${[...people]}::text[]) as told(id)
    where not exists (select from notification_setting where person_id = id and ${notice.kind}::text = any(muted))`.execute(
    sql,
  )
  const path = notice.path || HOME_PATH
  await queueMail(
    sql,
    rows.map(({ id }) => id),
    { ...mail, path, family: 'requests' },
  )
}

function mailOf(
  notice: NewNotice,
): { kind: RequestMailKind; params: Readonly<Record<string, string | number>> } | undefined {
  switch (notice.kind) {
    case 'access-requested':
    case 'owned-app-requested':
    case 'access-refused':
    case 'workspace-requested':
      return { kind: notice.kind, params: { ...notice.params } }
    case 'access-granted':
      return { kind: notice.kind, params: { app: notice.params.app, ends: notice.params.until } }
    case 'workspace-request-decided':
      return { kind: `workspace-${notice.params.decision}`, params: { ...notice.params } }
    default:
      return undefined
  }
}
