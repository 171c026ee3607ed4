import { sql as raw, type Kysely } from 'kysely'
import type { LiveNews } from '../../shell/contract/live-news.ts'
import type { Database } from '../db/schema.ts'

export const LIVE_CHANNEL = 'live_news'

/** What all processes of one database tell each other; `null` is everybody. */
export interface ToldPeople {
  news: LiveNews
  people: readonly string[] | null
}

/** PostgreSQL passes on texts of less than 8,000 bytes. */
const PEOPLE_PER_TEXT = 100

/** Their browsers are told at once, in a transaction once it is committed; one that is closed or asleep asks when it comes back. */
export async function tellPeople(
  sql: Kysely<Database>,
  people: readonly string[] | 'all',
  news: LiveNews,
): Promise<void> {
  const ids = people === 'all' ? [''] : [...new Set(people)].toSorted() // in one order: two that tell the same people wait, and never for each other
  if (!ids.length) return
  await raw`insert into live_news (person_id, news, at)
    select id, ${news}::text, clock_timestamp() from unnest(${ids}::text[]) as told(id)
    on conflict (person_id, news) do update set at = excluded.at`.execute(sql)
  const texts = people === 'all' ? [textOf({ news, people: null })] : textsFor(ids, news)
  await raw`select pg_notify(${LIVE_CHANNEL}, text) from unnest(${texts}::text[]) as told(text)`.execute(sql)
}

function textsFor(ids: readonly string[], news: LiveNews): string[] {
  const texts: string[] = []
  for (let first = 0; first < ids.length; first += PEOPLE_PER_TEXT)
    texts.push(textOf({ news, people: ids.slice(first, first + PEOPLE_PER_TEXT) }))
  return texts
}

const textOf = (told: ToldPeople): string => JSON.stringify(told)
