import { type RawBuilder, sql as raw, type SqlBool } from 'kysely'
import { folded, searchTerms } from '../../../miniapps/domain/contacts/search-terms.ts'
import { ranked } from '../../../miniapps/domain/search/rank.ts'
import { type FoundBrand, MAX_FOUND } from '../../../miniapps/domain/search/wire.ts'
import { holdsOnAny } from '../kit/app-conditions.ts'
import { namedMarkets } from '../kit/named-markets.ts'
import { type Asked, LOOKED_AT, prefixesOf } from './asked.ts'

/** Brands of the agency that one may work in; `owner:me` are those one manages. */
export async function findBrands({ parts, agency, personId, query }: Asked): Promise<FoundBrand[]> {
  const { words, market, owner } = query
  if ((owner !== undefined && owner !== 'me') || (words.length > 0 && !prefixesOf(words))) return []
  const permission = owner === 'me' ? 'OS_WORKSPACE_MANAGE' : 'OS_WORKSPACE_ACCESS'
  const access = parts.spellings(permission)
  const rows = await parts.sql
    .with(
      (cte) => cte('matching').materialized(),
      (all) =>
        all
          .selectFrom('workspace')
          .select(['id', 'az_id', 'name', 'status', 'client_name as clientName', 'country_code as country'])
          .where('type', '=', 'BRAND')
          .where('organisations_id', '=', agency.organisations_id)
          .where((brands) => brands.and(conditionsOf(words)))
          .$if(market !== undefined, (brands) => brands.where('country_code', '=', market!)),
    )
    .selectFrom('matching')
    .select(['id', 'name', 'status', 'clientName', 'country'])
    .where(holdsOnAny(personId, 'az_id', access, raw`select az_id from matching`))
    .orderBy('name')
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute()
  return ranked(rows, ({ name, clientName }) => `${name} ${clientName ?? ''}`, words).slice(0, MAX_FOUND)
}

const has = (words: readonly string[]) => raw<SqlBool>`words @@ to_tsquery('simple', ${prefixesOf(words)})`

/** Words that name a country, in any language, may stand for it; every other one is of the brand or its client. */
function conditionsOf(words: readonly string[]): RawBuilder<SqlBool>[] {
  const countries = searchTerms(words.join(' '), namedMarkets()).filter(({ markets }) => markets.length > 0)
  const inCountries = new Set(countries.flatMap((term) => term.words))
  const others = words.filter((word) => prefixesOf([word]) && !inCountries.has(folded(word)))
  return [
    ...(others.length > 0 ? [has(others)] : []),
    ...countries.map(
      ({ markets, words: named }) => raw<SqlBool>`(country_code = any(${markets}::text[]) or ${has(named)})`,
    ),
  ]
}
