import { invalidFilter, type ScimError } from './scim-error.ts'

/** One attribute of a resource, with the characteristics of RFC 7643, section 7; what is usual is left out. */
export interface Attribute {
  name: string
  description: string
  /** Left out: string. */
  type?: 'boolean' | 'complex' | 'dateTime' | 'reference'
  multiValued?: true
  required?: true
  caseExact?: true
  /** Left out: readWrite. */
  mutability?: 'readOnly' | 'immutable'
  /** Left out: default. */
  returned?: 'always'
  /** Left out: none. */
  uniqueness?: 'server'
  canonicalValues?: readonly string[]
  referenceTypes?: readonly string[]
  subAttributes?: readonly Attribute[]
}

export interface Schema {
  id: string
  name: string
  description: string
  attributes: readonly Attribute[]
}

/** A kind of resource: its own attributes, those that every resource has, and extensions. */
export interface ResourceType {
  name: 'User' | 'Group'
  endpoint: '/Users' | '/Groups'
  description: string
  schema: Schema
  extensions: readonly Schema[]
}

/** RFC 7643, section 3.1. */
export const COMMON: readonly Attribute[] = [
  {
    name: 'schemas',
    type: 'reference',
    multiValued: true,
    caseExact: true,
    returned: 'always',
    description: '',
  },
  { name: 'id', caseExact: true, mutability: 'readOnly', returned: 'always', description: '' },
  { name: 'externalId', caseExact: true, description: '' },
  {
    name: 'meta',
    type: 'complex',
    mutability: 'readOnly',
    description: '',
    subAttributes: [
      { name: 'resourceType', caseExact: true, description: '' },
      { name: 'created', type: 'dateTime', description: '' },
      { name: 'lastModified', type: 'dateTime', description: '' },
      { name: 'location', type: 'reference', caseExact: true, description: '' },
      { name: 'version', caseExact: true, description: '' },
    ],
  },
]

/** An attribute as a filter, a path or a list of attributes names it. */
export interface Place {
  /** Id of the extension that it belongs to. */
  extension?: string
  attribute: Attribute
  sub?: Attribute
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const attributeNamed = (attributes: readonly Attribute[], name: string) =>
  attributes.find((each) => isSame(each.name, name))

export const attributesOf = ({ schema }: ResourceType): readonly Attribute[] => [
  ...COMMON,
  ...schema.attributes,
]

/** Answers the place of `name.givenName` or `urn:…:User:department`, whatever its case; undefined where there is none. */
export function findPlace(type: ResourceType, path: string): Place | undefined {
  const schema = [type.schema, ...type.extensions].find(({ id }) =>
    path.toLowerCase().startsWith(`${id.toLowerCase()}:`),
  )
  const isExtension = schema !== undefined && schema !== type.schema
  const [first = '', second, ...more] = (schema ? path.slice(schema.id.length + 1) : path).split('.')
  const attribute = attributeNamed(isExtension ? schema.attributes : attributesOf(type), first)
  if (!attribute || more.length > 0) return undefined
  const place = { ...(isExtension && { extension: schema.id }), attribute }
  if (second === undefined) return place
  const sub = attributeNamed(attribute.subAttributes ?? [], second)
  return sub && { ...place, sub }
}

/** @throws ScimError where there is none */
export function placeOf(
  type: ResourceType,
  path: string,
  refusal: (detail: string) => ScimError = invalidFilter,
): Place {
  const place = findPlace(type, path)
  if (!place) throw refusal(`${type.name} has no attribute ${path.slice(0, 200)}.`)
  return place
}
