import type { Resource } from './canonical.ts'
import type { Projection } from './projection.ts'
import type { Query } from './read-resources.ts'
import { invalidValue } from './scim-error.ts'

export const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
export const SEARCH = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest'

/** As many are answered where nobody says how many, and at most. */
const PAGE = 100
export const MOST_ON_PAGE = 500

/** RFC 7644, section 3.4.2, from the address or from the body of a search. @throws ScimError */
export function listQuery(given: Resource): Query {
  return {
    ...projectionOf(given),
    filter: textOf(given, 'filter'),
    sortBy: textOf(given, 'sortBy'),
    descending: textOf(given, 'sortOrder')?.toLowerCase() === 'descending',
    startIndex: Math.max(1, numberOf(given, 'startIndex', 1)),
    count: Math.min(MOST_ON_PAGE, Math.max(0, numberOf(given, 'count', PAGE))),
  }
}

export const projectionOf = (given: Resource): Projection => ({
  attributes: namesIn(given['attributes']),
  excludedAttributes: namesIn(given['excludedAttributes']),
})

/** Several in one text, or a list. */
const namesIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value ?? ''])
    .flatMap((each) => String(each).split(','))
    .map((each) => each.trim())
    .filter(Boolean)

function textOf(given: Resource, name: string): string | undefined {
  const value = given[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  throw invalidValue(`${name} must be text.`)
}

function numberOf(given: Resource, name: string, otherwise: number): number {
  const value = given[name]
  if (value === undefined || value === null || value === '') return otherwise
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw invalidValue(`${name} must be a whole number.`)
  return number
}
