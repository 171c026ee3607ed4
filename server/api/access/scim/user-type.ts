import type { Attribute, ResourceType } from './attribute.ts'

export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** RFC 7643, section 2.4, with the kinds of one attribute. */
const several = (
  name: string,
  description: string,
  canonicalValues: readonly string[],
  parts: readonly Attribute[] = [{ name: 'value', description: `${description}, one of them.` }],
): Attribute => ({
  name,
  type: 'complex',
  multiValued: true,
  description: `${description}.`,
  subAttributes: [
    ...parts,
    { name: 'type', description: 'Such as "work".', canonicalValues },
    { name: 'primary', type: 'boolean', description: 'Whether it is the preferred one.' },
  ],
})

const text = (name: string, description: string): Attribute => ({ name, description })

const NAME: Attribute = {
  name: 'name',
  type: 'complex',
  description: 'The parts of the name.',
  subAttributes: [
    text('formatted', 'The whole name.'),
    text('familyName', 'The last name.'),
    text('givenName', 'The first name.'),
    text('middleName', 'The middle names.'),
    text('honorificPrefix', 'Titles in front.'),
    text('honorificSuffix', 'What stands behind, such as "III".'),
  ],
}

const GROUPS: Attribute = {
  name: 'groups',
  type: 'complex',
  multiValued: true,
  mutability: 'readOnly',
  description: 'Groups of the directory that the person belongs to.',
  subAttributes: [
    { name: 'value', mutability: 'readOnly', description: 'The id of the group.' },
    {
      name: '$ref',
      type: 'reference',
      referenceTypes: ['Group'],
      mutability: 'readOnly',
      description: 'Its address.',
    },
    { name: 'display', mutability: 'readOnly', description: 'Its name.' },
    { name: 'type', mutability: 'readOnly', canonicalValues: ['direct'], description: 'Always "direct".' },
  ],
}

const MANAGER: Attribute = {
  name: 'manager',
  type: 'complex',
  description: 'To whom the person reports.',
  subAttributes: [
    text('value', 'The id of that person, as the directory sends it.'),
    { name: '$ref', type: 'reference', referenceTypes: ['User'], description: 'Their address.' },
    text('displayName', 'Their name.'),
  ],
}

/** What a directory may say of a person. All of it is kept as it was sent. */
export const USER: ResourceType = {
  name: 'User',
  endpoint: '/Users',
  description: 'Somebody who belongs to the agency',
  schema: {
    id: 'urn:ietf:params:scim:schemas:core:2.0:User',
    name: 'User',
    description: 'Somebody who belongs to the agency',
    attributes: [
      {
        name: 'userName',
        required: true,
        uniqueness: 'server',
        description: 'The name in the directory; kept as it is sent, and compared without case.',
      },
      NAME,
      text('displayName', 'The name as people read it.'),
      text('nickName', 'How colleagues call the person.'),
      {
        name: 'profileUrl',
        type: 'reference',
        referenceTypes: ['external'],
        description: 'A page about the person.',
      },
      text('title', 'Such as "Media planner".'),
      text('userType', 'Such as "Contractor".'),
      text('preferredLanguage', 'Such as "de-DE".'),
      text('locale', 'Such as "en-GB".'),
      text('timezone', 'Such as "Europe/Berlin".'),
      { name: 'active', type: 'boolean', description: 'Whether the person may come in.' },
      several('emails', 'E-mail addresses', ['work', 'home', 'other']),
      several('phoneNumbers', 'Phone numbers', ['work', 'mobile', 'home', 'fax', 'pager', 'other']),
      several(
        'addresses',
        'Postal addresses',
        ['work', 'home', 'other'],
        [
          text('formatted', 'The whole address.'),
          text('streetAddress', 'Street and number.'),
          text('locality', 'Town.'),
          text('region', 'State or region.'),
          text('postalCode', 'Postal code.'),
          text('country', 'Country.'),
        ],
      ),
      GROUPS,
    ],
  },
  extensions: [
    {
      id: ENTERPRISE,
      name: 'EnterpriseUser',
      description: 'What companies note of their people',
      attributes: [
        text('employeeNumber', 'Number of the employee.'),
        text('costCenter', 'Cost center.'),
        text('organization', 'Organisation.'),
        text('division', 'Division.'),
        text('department', 'Department.'),
        MANAGER,
      ],
    },
  ],
}
