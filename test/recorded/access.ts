// recorded from the sample world by RECORD=1 npm test -- server test/recorded.test.ts
import type {
  AccountLine,
  AdministeredAgency,
  PeopleFacets,
  PersonLine,
} from '../../miniapps/domain/access/wire.ts'
import type {
  AssignmentLine,
  EffectivePermission,
  GroupLine,
  PersonDetail,
  RoleLine,
} from '../../miniapps/domain/access/wire-grants.ts'
import type { Page } from '../../shell/contract/page.ts'

export const AGENCIES: { data: readonly AdministeredAgency[] } = {
  data: [
    { code: 'choreograph', name: 'Choreograph', account: 'az-agency-choreograph' },
    { code: 'essence', name: 'Essence', account: 'az-agency-essence' },
  ],
}

export const ACCOUNTS: { data: readonly AccountLine[] } = {
  data: [
    {
      id: 'az-agency-choreograph',
      name: 'Choreograph',
      kind: 'agency',
      agency: 'choreograph',
      country: null,
    },
    { id: 'az-agency-essence', name: 'Essence', kind: 'agency', agency: 'essence', country: null },
  ],
}

export const PEOPLE: Page<PersonLine> = {
  data: [
    {
      id: 'person-478',
      firstname: 'Amelia',
      lastname: 'Abbott',
      email: 'amelia.abbott@agency.example',
      status: 'active',
      agencies: ['wavemaker'],
      roles: [],
      groups: [],
    },
    {
      id: 'person-014',
      firstname: 'Callum',
      lastname: 'Abbott',
      email: 'callum.abbott@agency.example',
      status: 'active',
      agencies: ['wavemaker'],
      roles: [{ id: 'role-media-buyer', name: 'Media buyer' }],
      groups: [{ id: 'group-wavemaker-pitch', name: 'Pitch team' }],
    },
  ],
  next: 'WyJiZW5uZXR0IGF2YSIsInBlcnNvbi0yNDIiXQ',
}

export const PEOPLE_FACETS: { data: PeopleFacets } = {
  data: {
    agency: [
      { id: 'choreograph', name: 'Choreograph', count: 139 },
      { id: 'wavemaker', name: 'Wavemaker', count: 110 },
    ],
    role: [
      { id: 'role-media-planner', name: 'Media planner', count: 67 },
      { id: 'role-media-buyer', name: 'Media buyer', count: 28 },
    ],
    group: [
      { id: 'group-choreograph-german', name: 'German speakers', count: 13 },
      { id: 'group-wavemaker-german', name: 'German speakers', count: 9 },
    ],
    status: [{ id: 'active', name: 'active', count: 499 }],
    total: 499,
  },
}

export const PERSON: { data: PersonDetail } = {
  data: {
    id: 'person-planner',
    firstname: 'Maya',
    lastname: 'Lindqvist',
    email: 'planner@agency.example',
    status: 'active',
    agencies: ['choreograph', 'wavemaker'],
    roles: [],
    groups: [],
    invitedAt: null,
    disabledAt: null,
    isShared: false,
    direct: [
      {
        account: {
          id: 'az-agency-choreograph',
          name: 'Choreograph',
          kind: 'agency',
          agency: 'choreograph',
          country: null,
        },
        permissions: ['agency-os.OsAgencyAccess', 'OsAppsAccess'],
      },
      {
        account: {
          id: 'az-agency-wavemaker',
          name: 'Wavemaker',
          kind: 'agency',
          agency: 'wavemaker',
          country: null,
        },
        permissions: ['OsAgencyAccess', 'OsAppsAccess'],
      },
    ],
    assignments: [],
  },
}

export const EFFECTIVE: { data: readonly EffectivePermission[] } = {
  data: [
    {
      permission: 'APPS_MARKET_MANAGE',
      ways: [
        {
          kind: 'direct',
          account: {
            id: 'az-agency-choreograph',
            name: 'Choreograph',
            kind: 'agency',
            agency: 'choreograph',
            country: null,
          },
        },
      ],
    },
    {
      permission: 'CartAppAccess',
      ways: [
        {
          kind: 'direct',
          account: {
            id: 'az-agency-choreograph',
            name: 'Choreograph',
            kind: 'agency',
            agency: 'choreograph',
            country: null,
          },
        },
      ],
    },
  ],
}

export const ROLES: Page<RoleLine> = {
  data: [
    {
      id: 'role-account-lead',
      name: 'Account lead',
      applicationId: 'applications-wavemaker',
      agencies: ['choreograph', 'essence'],
      countries: ['GB', 'FR'],
      permissions: [
        { key: 'PERMISSIONS', values: ['OsAgencyAccess', 'OsAppsAccess'] },
        { key: 'PLAN_STATUS', values: ['APPROVED'] },
      ],
      mayChange: true,
      holders: 27,
    },
    {
      id: 'role-administrator',
      name: 'Administrator',
      applicationId: 'applications-choreograph',
      agencies: ['choreograph', 'essence'],
      countries: [],
      permissions: [
        { key: 'PERMISSIONS', values: ['OsAgencyAccess', 'OsAppsAccess'] },
        { key: 'PEOPLE', values: ['INVITE', 'REMOVE'] },
      ],
      mayChange: true,
      holders: 4,
    },
  ],
  next: null,
}

export const GROUPS: Page<GroupLine> = {
  data: [
    {
      id: 'group-choreograph-leads',
      name: 'Account leads',
      agency: 'choreograph',
      description: 'Lead a client and approve what is handed in',
      rule: null,
      source: 'portal',
      externalId: null,
      members: 3,
      roles: [{ id: 'role-account-lead', name: 'Account lead' }],
    },
    {
      id: 'group-essence-leads',
      name: 'Account leads',
      agency: 'essence',
      description: 'Lead a client and approve what is handed in',
      rule: null,
      source: 'portal',
      externalId: null,
      members: 3,
      roles: [{ id: 'role-account-lead', name: 'Account lead' }],
    },
  ],
  next: null,
}

export const ASSIGNMENTS: Page<AssignmentLine> = {
  data: [
    {
      id: 'given-wavemaker-3',
      person: { id: 'person-041', name: 'Jędrzej Głowacki' },
      group: null,
      role: { id: 'role-media-buyer', name: 'Media buyer' },
      account: {
        id: 'az-market-wavemaker-ae',
        name: 'United Arab Emirates',
        kind: 'market',
        agency: 'wavemaker',
        country: 'AE',
      },
      below: false,
      expiresAt: '2026-11-27T17:30:00.000Z',
      isExpired: true,
      givenBy: 'Jonas Weidenfeller',
      givenAt: '2026-11-08T17:30:00.000Z',
      reason: 'Stood in for a colleague',
    },
    {
      id: 'given-wavemaker-2',
      person: { id: 'person-040', name: 'Agnieszka Ostrowski' },
      group: null,
      role: { id: 'role-media-buyer', name: 'Media buyer' },
      account: {
        id: 'az-market-wavemaker-ae',
        name: 'United Arab Emirates',
        kind: 'market',
        agency: 'wavemaker',
        country: 'AE',
      },
      below: false,
      expiresAt: null,
      isExpired: false,
      givenBy: 'Jonas Weidenfeller',
      givenAt: '2026-11-08T17:30:00.000Z',
      reason: 'Buys there',
    },
  ],
  next: null,
}
