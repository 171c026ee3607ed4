import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AnnouncementInput } from '../../../../miniapps/domain/catalogue/catalogue-input.ts'
import type { Announcement } from '../../../../shell/contract/catalogue.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import { tellPeople } from '../../../live/tell-people.ts'
import { refusal } from '../../kit/refusing.ts'
import type { Administrator } from '../arrange-apps.ts'
import { announcementOf } from './read-announcements.ts'

/** Announces something, at once or from a moment to come: noted, and told to all who look at it. */
export async function announce(
  sql: Kysely<Database>,
  by: Administrator,
  input: AnnouncementInput,
): Promise<void> {
  await sql.transaction().execute(async (trx) => {
    const id = randomUUID()
    await trx
      .insertInto('announcement')
      .values({ id, agency_code: by.agency, ...said(input) })
      .execute()
    await note(trx, by, 'announcement.made', { id, text: input.text, after: input })
  })
}

export async function changeAnnouncement(
  sql: Kysely<Database>,
  by: Administrator,
  id: string,
  input: AnnouncementInput,
): Promise<void> {
  await sql.transaction().execute(async (trx) => {
    const before = await find(trx, by.agency, id)
    await trx.updateTable('announcement').set(said(input)).where('id', '=', id).execute()
    await note(trx, by, 'announcement.changed', { id, text: input.text, before, after: input })
  })
}

/** From now on nobody sees it; what had not begun is gone. */
export async function endAnnouncement(
  sql: Kysely<Database>,
  by: Administrator,
  id: string,
  now: Date,
): Promise<void> {
  await sql.transaction().execute(async (trx) => {
    const before = await find(trx, by.agency, id)
    if (Date.parse(before.until) <= now.getTime()) return
    if (Date.parse(before.from) < now.getTime())
      await trx.updateTable('announcement').set({ until: now }).where('id', '=', id).execute()
    else await trx.deleteFrom('announcement').where('id', '=', id).execute()
    await note(trx, by, 'announcement.ended', { id, text: before.text, before })
  })
}

const said = ({ country, text, level, from, until, path }: AnnouncementInput) => ({
  country_code: country,
  text,
  level,
  from: new Date(from),
  until: new Date(until),
  path,
})

async function find(sql: Kysely<Database>, agency: string, id: string): Promise<Announcement> {
  const row = await sql
    .selectFrom('announcement')
    .selectAll()
    .where('id', '=', id)
    .where('agency_code', '=', agency)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw refusal('not-found', { path: `/catalogue/announcements/${id}` })
  return announcementOf(row)
}

interface Change {
  id: string
  text: string
  before?: Announcement
  after?: AnnouncementInput
}

async function note(
  sql: Kysely<Database>,
  { personId, agency }: Administrator,
  action: `announcement.${string}`,
  { id, text, ...change }: Change,
): Promise<void> {
  const subject = { type: 'announcement', id, name: text.slice(0, NAME_CHARACTERS) }
  await writeAudit(sql, { actor: personId, action, subject, agency, ...change })
  await tellPeople(sql, 'all', 'catalogue')
}

/** Of the text, where only a name is shown. */
const NAME_CHARACTERS = 80
