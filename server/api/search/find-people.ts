import { sql as raw } from 'kysely'
import { ranked } from '../../../miniapps/domain/search/rank.ts'
import { type FoundPerson, MAX_FOUND } from '../../../miniapps/domain/search/wire.ts'
import { holds } from '../kit/app-conditions.ts'
import { type Asked, LOOKED_AT, prefixesOf } from './asked.ts'

/** Colleagues of the network by name, title, city or market, for whoever has network access. */
export async function findPeople({ parts, agency, personId, query }: Asked): Promise<FoundPerson[]> {
  const { words, market, owner } = query
  const prefixes = prefixesOf(words)
  if (owner !== undefined || (words.length > 0 && !prefixes)) return []
  const rows = await parts.sql
    .selectFrom('contact')
    .innerJoin('person', 'person.id', 'contact.person_id')
    .select(['person.id', 'contact.title', 'contact.country_code as country'])
    .select(raw<string>`trim(firstname || ' ' || lastname)`.as('name'))
    .where('contact.listed', '=', true)
    .where(
      raw<boolean>`exists (select from agency where code = ${agency.code}
        and ${holds(parts, personId, 'agency.az_id', 'NetworkAccess')})`,
    )
    .$if(prefixes !== '', (people) =>
      people.where(raw<boolean>`contact.words @@ to_tsquery('simple', ${prefixes})`),
    )
    .$if(market !== undefined, (people) => people.where('contact.country_code', '=', market!))
    .limit(LOOKED_AT)
    .execute()
  return ranked(rows, ({ name }) => name, words).slice(0, MAX_FOUND)
}
