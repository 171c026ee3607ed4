import * as v from 'valibot'
import { Hono } from 'hono'
import { isAskedFor, readSearch, saysSomething } from '../../../miniapps/domain/search/search-query.ts'
import type { Found } from '../../../miniapps/domain/search/wire.ts'
import { agencyFor } from '../kit/agency-for.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { check } from '../kit/read-json.ts'
import { placeAccess } from '../../documents/place-access.ts'
import { findBrands } from './find-brands.ts'
import { findPeople } from './find-people.ts'
import { findDocuments } from '../../documents/find-documents.ts'

const MAX_QUERY_LENGTH = 200
const NOTHING: Found = { brands: [], people: [], documents: [] }

const searchInput = v.object({
  q: v.optional(
    v.pipe(v.string(), v.maxLength(MAX_QUERY_LENGTH, `must have at most ${MAX_QUERY_LENGTH} characters`)),
    '',
  ),
  agency: v.pipe(v.string('must name an agency'), v.nonEmpty('must name an agency')),
  brand: v.optional(v.string(), ''),
  language: v.optional(v.string(), 'en'),
})

/** Below `/api/search`: the call that miniapps/domain/search/wire.ts describes. */
export function searchRouter(parts: ApiParts) {
  const { sql, documentKinds } = parts
  const { places } = placeAccess(parts)
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const { q, agency: code, brand, language } = check(searchInput, context.req.query(), 'query')
    const personId = context.get('person').id
    const agency = await agencyFor(parts, code, personId)
    const query = readSearch(q)
    if (!saysSomething(query)) return context.json({ data: NOTHING })
    const asked = { parts, agency, personId, query }
    const [brands, people, documents] = await Promise.all([
      isAskedFor('brand', query) ? findBrands(asked) : [],
      isAskedFor('person', query) ? findPeople(asked) : [],
      isAskedFor('document', query)
        ? findDocuments(sql, documentKinds, places, personId, {
            q: query.words.join(' '),
            agency: code,
            brand,
            language,
            type: query.type === 'document' ? undefined : query.type,
            market: query.market,
            owner: query.owner,
          })
        : [],
    ])
    return context.json({ data: { brands, people, documents } satisfies Found })
  })

  return api
}
