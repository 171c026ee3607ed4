import type { Kysely, Selectable } from 'kysely'
import { LISTED_ANNOUNCEMENTS } from '../../../../miniapps/domain/catalogue/limits.ts'
import type { Announcement } from '../../../../shell/contract/catalogue.ts'
import type { Database } from '../../../db/schema.ts'
import { isArchivedMarket } from '../../kit/market-conditions.ts'
import type { AnnouncementTable } from '../tables.ts'

/** What is announced at a moment, the newest first. */
export async function announcementsAt(
  sql: Kysely<Database>,
  agency: string,
  now: Date,
): Promise<Announcement[]> {
  const rows = await sql
    .selectFrom('announcement')
    .selectAll()
    .where('agency_code', '=', agency)
    .where('from', '<=', now)
    .where('until', '>', now)
    .orderBy('from', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(announcementOf)
}

/** Also what is over and what is to come, the latest first. */
export async function allAnnouncements(sql: Kysely<Database>, agency: string): Promise<Announcement[]> {
  const rows = await sql
    .selectFrom('announcement')
    .selectAll()
    .where('agency_code', '=', agency)
    .orderBy('until', 'desc')
    .orderBy('id')
    .limit(LISTED_ANNOUNCEMENTS)
    .execute()
  return rows.map(announcementOf)
}

export const announcementOf = (row: Selectable<AnnouncementTable>): Announcement => ({
  id: row.id,
  country: row.country_code,
  text: row.text,
  level: row.level,
  from: row.from.toISOString(),
  until: row.until.toISOString(),
  path: row.path,
})

/** Codes of the markets that an agency works in. */
export async function countriesOf(sql: Kysely<Database>, agency: string): Promise<string[]> {
  const rows = await sql
    .selectFrom('workspace')
    .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
    .select('workspace.country_code as country')
    .distinct()
    .where('agency.code', '=', agency)
    .where('workspace.country_code', 'is not', null)
    .where(isArchivedMarket('workspace.country_code'), '=', false)
    .orderBy('country')
    .execute()
  return rows.map(({ country }) => country!)
}
