import type { ResourceType } from './attribute.ts'

export const GROUP: ResourceType = {
  name: 'Group',
  endpoint: '/Groups',
  description: 'People of the agency to whom roles are given together',
  schema: {
    id: 'urn:ietf:params:scim:schemas:core:2.0:Group',
    name: 'Group',
    description: 'People of the agency to whom roles are given together',
    attributes: [
      {
        name: 'displayName',
        required: true,
        uniqueness: 'server',
        description: 'Its name; no two groups of the agency have the same one.',
      },
      {
        name: 'members',
        type: 'complex',
        multiValued: true,
        description: 'Who belongs to it.',
        subAttributes: [
          { name: 'value', caseExact: true, mutability: 'immutable', description: 'The id of the person.' },
          {
            name: '$ref',
            type: 'reference',
            referenceTypes: ['User'],
            mutability: 'immutable',
            description: 'Their address.',
          },
          { name: 'display', mutability: 'readOnly', description: 'Their name.' },
          {
            name: 'type',
            mutability: 'immutable',
            canonicalValues: ['User'],
            description: 'Always "User": groups hold people alone.',
          },
        ],
      },
    ],
  },
  extensions: [],
}
