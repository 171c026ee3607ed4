import * as v from 'valibot'
import {
  isAskedFor,
  readSearch,
  saysSomething,
  unknownFilters,
} from '../../../miniapps/domain/search/search-query.ts'
import type { Found } from '../../../miniapps/domain/search/wire.ts'
import { agencyFor } from '../kit/agency-for.ts'
import { askedBy } from '../kit/kept-answer.ts'
import { marketNamed } from '../kit/named-markets.ts'
import { check } from '../kit/read-json.ts'
import { type Handler, routes } from '../kit/routes.ts'
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

/** All that a search finds: the call that miniapps/domain/search/wire.ts describes. */
const search: Handler = async (world, context) => {
  const { q, agency: code, brand, language } = check(searchInput, context.req.query(), 'query')
  const { documentKinds } = world
  const personId = world.person.id
  const agency = await agencyFor(world, code, personId)
  const typed = readSearch(q)
  const market = typed.market === undefined ? undefined : (marketNamed(typed.market) ?? typed.market)
  const query = { ...typed, ...(market !== undefined && { market }) }
  if (!saysSomething(query)) return { data: NOTHING }
  const asked = { parts: world, agency, personId, query }
  const [brands, people, documents] = await Promise.all([
    isAskedFor('brand', query) ? findBrands(asked) : [],
    isAskedFor('person', query) ? findPeople(asked) : [],
    isAskedFor('document', query)
      ? findDocuments(world, documentKinds, askedBy(context), {
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
  const unknown = unknownFilters(q, {
    isType: (type) => documentKinds.some(({ definition }) => definition.type.includes(type)),
    isMarket: (name) => marketNamed(name) !== undefined,
  })
  return { data: { brands, people, documents, unknown } satisfies Found }
}
search.takes = { query: searchInput }

/** Below `/api/search`. */
export const searchRouter = routes({ 'GET /': search })
