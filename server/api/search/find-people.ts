import { sql as raw } from 'kysely'
import { ranked } from '../../../miniapps/domain/search/rank.ts'
import { type FoundPerson, MAX_FOUND } from '../../../miniapps/domain/search/wire.ts'
import { holds } from '../kit/app-conditions.ts'
import { contactSearch } from '../kit/contact-search.ts'
import { type Asked, LOOKED_AT } from './asked.ts'

/** Colleagues of the network as their directory finds them, by name, title, city, market or skill, for whoever has network access. */
export async function findPeople({ parts, agency, personId, query }: Asked): Promise<FoundPerson[]> {
  const { words, market, owner } = query
  const search = contactSearch(words.join(' '))
  if (owner !== undefined || (words.length > 0 && !search)) return []
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
    .$if(search !== null, (people) => people.where(search!.matches).orderBy(search!.rank, 'desc'))
    .$if(market !== undefined, (people) => people.where('contact.country_code', '=', market!))
    .limit(LOOKED_AT)
    .execute()
  return ranked(rows, ({ name }) => name, words).slice(0, MAX_FOUND)
}
