import { type Kysely, sql as raw, type SqlBool } from 'kysely'
import * as v from 'valibot'
import type { ContactLine } from '../../../miniapps/domain/contacts/contact.ts'
import { COUNTED_MOST } from '../../../miniapps/domain/contacts/limits.ts'
import type { Page } from '../../../shell/contract/page.ts'
import type { Database } from '../../db/schema.ts'
import {
  agencyLexeme,
  contactSearch,
  hasOneOf,
  languageLexeme,
  marketLexeme,
  skillLexeme,
} from '../kit/contact-search.ts'
import { pageOf, readCursor } from '../kit/page.ts'
import type { ContactFilter } from './contact-query.ts'
import { contactsOf, isFavourite } from './read-contacts.ts'

/** By rank, name and id. */
const PLACE = v.tuple([v.number(), v.string(), v.string()])

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
): Promise<Page<ContactLine>> =>
  sql.transaction().execute(async (sql) => {
    // The planner takes reading everybody for cheaper than it is: comparing words costs more than it expects.
    await raw`set local enable_seqscan = off`.execute(sql)
    const { count, isRanked } = await countOf(sql, filter, readerId)
    const found = await rowsOf(sql, filter, readerId, isRanked, page)
    const { data: ids, next } = pageOf(
      found,
      page.limit,
      (last) => [last.rank, last.sort_name, last.person_id],
      ({ person_id }) => person_id,
    )
    return { data: await contactsOf(sql, ids, readerId), next, total: count }
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
function rowsOf(
  sql: Sql,
  filter: ContactFilter,
  readerId: string,
  isRanked: boolean,
  { limit, after }: { limit: number; after?: string | undefined },
) {
  const rank = (isRanked && contactSearch(filter.q)?.rank) || raw<number>`0::float8`
  let asked = passing(sql, filter, readerId)
  const last = readCursor(after, PLACE)
  if (last) {
    const [lastRank, name, id] = last
    asked = asked.where(raw<SqlBool>`(${rank} < ${lastRank} or (${rank} = ${lastRank}
      and (${NAME_ORDER}, ${ID_ORDER}) > (${name}, ${id})))`)
  }
  return asked
    .select(['person_id', 'sort_name', rank.as('rank')])
    .orderBy(raw`${rank} desc, ${NAME_ORDER}, ${ID_ORDER}`)
    .limit(limit + 1)
    .execute()
}
