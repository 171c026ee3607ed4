import { sql as raw } from 'kysely'
import { ranked } from '../../../miniapps/domain/search/rank.ts'
import { type FoundPerson, MAX_FOUND } from '../../../miniapps/domain/search/wire.ts'
import { holds } from '../kit/app-conditions.ts'
import { contactSearch } from '../kit/contact-search.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { type Asked, LOOKED_AT } from './asked.ts'

/** Colleagues of the network as their directory finds them, by name, title, city, market or skill, for whoever has network access. */
export async function findPeople({ parts, agency, personId, query }: Asked): Promise<FoundPerson[]> {
  const { words, market, owner } = query
  const search = contactSearch(words.join(' '))
  if (owner !== undefined || (words.length > 0 && !search)) return []
  const rows = await parts.sql
    .with(
      (cte) => cte('best').materialized(), // before names are looked up, of which there may be tens of thousands
      (all) =>
        all
          .selectFrom('contact')
          .select(['person_id', 'title', 'country_code as country'])
          .select((search?.rank ?? raw<number>`0`).as('rank'))
          .where('listed', '=', true)
          .where(mayLookAround(parts, agency.code, personId))
          .$if(search !== null, (people) => people.where(search!.matches))
          .$if(market !== undefined, (people) => people.where('country_code', '=', market!))
          .orderBy('rank', 'desc')
          .orderBy('person_id')
          .limit(LOOKED_AT),
    )
    .selectFrom('best')
    .innerJoin('person', 'person.id', 'best.person_id')
    // an array keeps the planner from reading everybody's name for four hundred
    .where(raw<boolean>`person.id = any(array(select person_id from best))`)
    .select(['person.id', 'best.title', 'best.country'])
    .select(raw<string>`trim(firstname || ' ' || lastname)`.as('name'))
    .orderBy('best.rank', 'desc')
    .orderBy('person.id')
    .execute()
  return ranked(rows, ({ name }) => name, words).slice(0, MAX_FOUND)
}

const mayLookAround = (parts: Pick<ApiParts, 'spellings'>, agency: string, personId: string) =>
  raw<boolean>`exists (select from agency where code = ${agency}
    and ${holds(parts, personId, 'agency.az_id', 'NetworkAccess')})`
