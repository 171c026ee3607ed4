import { type Kysely, sql as raw, type SqlBool } from 'kysely'
import type { ContactPage } from '../../../miniapps/domain/contacts/contact.ts'
import { COUNTED_MOST } from '../../../miniapps/domain/contacts/limits.ts'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../kit/refusal.ts'
import {
  agencyLexeme,
  contactSearch,
  hasOneOf,
  languageLexeme,
  marketLexeme,
  skillLexeme,
} from '../kit/contact-search.ts'
import type { ContactFilter } from './contact-query.ts'
import { contactsOf, isFavourite } from './read-contacts.ts'

/** Where the last person of a page stands. */
type Cursor = readonly [rank: number, name: string, id: string]

type Sql = Kysely<Database>

/** Of more than these nobody reads the order, and to find it takes too long: they stand in that of their names. */
const RANKED_MOST = 10_000

const NAME_ORDER = raw<string>`sort_name collate "C"`
const ID_ORDER = raw<string>`person_id collate "C"`

/** Everybody of the network who passes. */
function passing(
  sql: Sql,
  { q, agency, market, language, skill, favourite, ids }: ContactFilter,
  readerId: string,
) {
  const conditions = [
    contactSearch(q)?.matches,
    ...[
      agency.map(agencyLexeme),
      market.map(marketLexeme),
      language.map(languageLexeme),
      skill.map(skillLexeme),
    ].map((lexemes) => (lexemes.length > 0 ? hasOneOf(lexemes) : undefined)),
    ids.length > 0 ? raw<SqlBool>`person_id = any(${ids}::text[])` : undefined,
    favourite ? isFavourite(readerId) : undefined,
  ]
  return conditions.reduce(
    (query, condition) => (condition ? query.where(condition) : query),
    sql.selectFrom('contact').where(raw<SqlBool>`listed`),
  )
}

/** One page, the best first or in the order of names; and how many there are. @throws Refusal of a cursor nobody gave */
export const listContacts = (
  sql: Sql,
  filter: ContactFilter,
  readerId: string,
  page: { limit: number; after?: string | undefined },
): Promise<ContactPage> =>
  sql.transaction().execute(async (sql) => {
    // The planner takes reading everybody for cheaper than it is: comparing words costs more than it expects.
    await raw`set local enable_seqscan = off`.execute(sql)
    const { count, isRanked } = await countOf(sql, filter, readerId)
    const found = await pageOf(sql, filter, readerId, isRanked, page)
    const rows = found.slice(0, page.limit)
    const last = found.length > page.limit ? rows.at(-1) : undefined
    return {
      people: await contactsOf(
        sql,
        rows.map(({ person_id }) => person_id),
        readerId,
      ),
      next: last ? cursorOf([last.rank, last.sort_name, last.person_id]) : null,
      count,
    }
  })

async function countOf(sql: Sql, filter: ContactFilter, readerId: string) {
  const most = filter.q === '' ? COUNTED_MOST : RANKED_MOST
  const some = passing(sql, filter, readerId)
    .select('person_id')
    .limit(most + 1)
  const { count } = await sql
    .selectFrom(some.as('some'))
    .select(raw<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, COUNTED_MOST + 1), isRanked: count <= most }
}

/** Who stands on a page, one more than asked for where there is a next one. */
function pageOf(
  sql: Sql,
  filter: ContactFilter,
  readerId: string,
  isRanked: boolean,
  { limit, after }: { limit: number; after?: string | undefined },
) {
  const rank = (isRanked && contactSearch(filter.q)?.rank) || raw<number>`0::float8`
  let asked = passing(sql, filter, readerId)
  if (after !== undefined) {
    const [lastRank, name, id] = cursorIn(after)
    asked = asked.where(raw<SqlBool>`(${rank} < ${lastRank} or (${rank} = ${lastRank}
      and (${NAME_ORDER}, ${ID_ORDER}) > (${name}, ${id})))`)
  }
  return asked
    .select(['person_id', 'sort_name', rank.as('rank')])
    .orderBy(raw`${rank} desc, ${NAME_ORDER}, ${ID_ORDER}`)
    .limit(limit + 1)
    .execute()
}

const cursorOf = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function cursorIn(text: string): Cursor {
  try {
    const [rank, name, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (
      typeof rank === 'number' &&
      typeof name === 'string' &&
      typeof id === 'string' &&
      !/\0/.test(name + id)
    )
      return [rank, name, id]
  } catch {
    // refused below, as one that holds something else
  }
  throw new Refusal('query-not-valid', { problem: 'after: must be what a page has answered' })
}
