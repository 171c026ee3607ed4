import { type Attribute, type ResourceType, type Schema } from './attribute.ts'
import type { Resource } from './canonical.ts'
import { GROUP } from './group-type.ts'
import { LIST, MOST_ON_PAGE } from './list-query.ts'
import { USER } from './user-type.ts'

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'

export const TYPES: readonly ResourceType[] = [USER, GROUP]

const meta = (resourceType: string, location: string) => ({ resourceType, location })

/** All characteristics, also the usual ones. */
const attributeDocument = (attribute: Attribute): Resource => {
  const { name, description, type = 'string', subAttributes, canonicalValues, referenceTypes } = attribute
  const isText = type === 'string' || type === 'reference'
  return {
    name,
    type,
    multiValued: attribute.multiValued ?? false,
    description,
    required: attribute.required ?? false,
    ...(canonicalValues && { canonicalValues }),
    ...(isText && { caseExact: attribute.caseExact ?? false }),
    mutability: attribute.mutability ?? 'readWrite',
    returned: attribute.returned ?? 'default',
    ...(isText && { uniqueness: attribute.uniqueness ?? 'none' }),
    ...(referenceTypes && { referenceTypes }),
    ...(subAttributes && { subAttributes: subAttributes.map(attributeDocument) }),
  }
}

const schemaDocument = ({ id, name, description, attributes }: Schema, base: string): Resource => ({
  schemas: [`${CORE}:Schema`],
  id,
  name,
  description,
  attributes: attributes.map(attributeDocument),
  meta: meta('Schema', `${base}/Schemas/${id}`),
})

export const schemaDocuments = (base: string) =>
  TYPES.flatMap(({ schema, extensions }) => [schema, ...extensions]).map((each) => schemaDocument(each, base))

export const typeDocuments = (base: string): Resource[] =>
  TYPES.map(({ name, endpoint, description, schema, extensions }) => ({
    schemas: [`${CORE}:ResourceType`],
    id: name,
    name,
    endpoint,
    description,
    schema: schema.id,
    ...(extensions.length > 0 && {
      schemaExtensions: extensions.map(({ id }) => ({ schema: id, required: false })),
    }),
    meta: meta('ResourceType', `${base}/ResourceTypes/${name}`),
  }))

export const providerConfig = (base: string): Resource => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_ON_PAGE },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that SCIM_TOKEN names, in the header Authorization.',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: meta('ServiceProviderConfig', `${base}/ServiceProviderConfig`),
})

export const listOf = (resources: readonly Resource[], total = resources.length, startIndex = 1) => ({
  schemas: [LIST],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})
