import { sql as raw } from 'kysely'
import { ranked } from '../../../miniapps/domain/search/rank.ts'
import { type FoundBrand, MAX_FOUND } from '../../../miniapps/domain/search/wire.ts'
import { holdsOnAny } from '../kit/app-conditions.ts'
import { type Asked, LOOKED_AT, prefixesOf } from './asked.ts'

/** Brands of the agency that one may work in; `owner:me` are those one manages. */
export async function findBrands({ parts, agency, personId, query }: Asked): Promise<FoundBrand[]> {
  const { words, market, owner } = query
  const prefixes = prefixesOf(words)
  if ((owner !== undefined && owner !== 'me') || (words.length > 0 && !prefixes)) return []
  const permission = owner === 'me' ? 'OS_WORKSPACE_MANAGE' : 'OS_WORKSPACE_ACCESS'
  const rows = await parts.sql
    .selectFrom('workspace')
    .select(['id', 'name', 'status', 'client_name as clientName', 'country_code as country'])
    .where('type', '=', 'BRAND')
    .where('organisations_id', '=', agency.organisations_id)
    .$if(prefixes !== '', (brands) =>
      brands.where(
        raw<boolean>`to_tsvector('simple', search_folded(name || ' ' || coalesce(client_name, '') || ' ' || coalesce(country_code, '')))
          @@ to_tsquery('simple', ${prefixes})`,
      ),
    )
    .$if(market !== undefined, (brands) => brands.where('country_code', '=', market!))
    .where(holdsOnAny(personId, 'workspace.az_id', parts.spellings(permission)))
    .orderBy('name')
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute()
  return ranked(rows, ({ name, clientName }) => `${name} ${clientName ?? ''}`, words).slice(0, MAX_FOUND)
}
