import type { AccessRequestLine } from '../domain/requests/access-request.ts'
import { answering } from '../../test/browser/answering.ts'
import { ACCOUNTS, AGENCIES, ASSIGNMENTS, GROUPS, PEOPLE, PERSON, ROLES } from '../../test/recorded/access.ts'
import type { MiniAppLine } from '../../shell/contract/mini-app-line.ts'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { AccountLine, AdministeredAgency, PeopleFacets, PersonLine } from '../domain/access/wire.ts'
import type { AuditLine, DutyRuleLine, ReviewItem, ReviewLine } from '../domain/access/wire-checks.ts'
import type {
  AssignmentLine,
  Changed,
  EffectivePermission,
  GroupLine,
  PersonDetail,
  RoleLine,
} from '../domain/access/wire-grants.ts'

export const AGENCY: AdministeredAgency = {
  ...AGENCIES.data[0]!,
  code: 'greenhouse',
  name: 'Greenhouse',
  account: 'az-agency-greenhouse',
}

export const ACCOUNT: AccountLine = {
  ...ACCOUNTS.data[0]!,
  id: AGENCY.account,
  name: AGENCY.name,
  agency: AGENCY.code,
}

export const examplePerson = (given: Partial<PersonLine> = {}): PersonLine => ({
  ...PEOPLE.data[0]!,
  id: 'person-1',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@agency.example',
  agencies: [AGENCY.code],
  roles: [{ id: 'planner', name: 'Planner' }],
  groups: [{ id: 'uk', name: 'G-UK' }],
  ...given,
})

export const exampleAssignment = (given: Partial<AssignmentLine> = {}): AssignmentLine => ({
  ...ASSIGNMENTS.data[1]!,
  id: 'assignment-1',
  person: { id: 'person-1', name: 'Ada Lovelace' },
  role: { id: 'planner', name: 'Planner' },
  account: ACCOUNT,
  below: true,
  expiresAt: '2030-01-31T17:30:15.000Z',
  givenBy: 'Grace Hopper',
  givenAt: '2026-03-01T09:00:00.000Z',
  reason: 'Stands in for Grace',
  ...given,
})

export const exampleDetail = (given: Partial<PersonDetail> = {}): PersonDetail => ({
  ...PERSON.data,
  ...examplePerson(),
  invitedAt: '2026-01-05T09:00:00.000Z',
  direct: [{ account: ACCOUNT, permissions: ['DocumentationAccess'] }],
  assignments: [exampleAssignment()],
  ...given,
})

/** The case of the domain page: two groups and what is held directly. */
export const EFFECTIVE: readonly EffectivePermission[] = [
  {
    permission: 'CartAppAccess',
    ways: [
      {
        kind: 'group',
        account: ACCOUNT,
        group: { id: 'uk', name: 'G-UK' },
        role: { id: 'planner', name: 'Planner' },
        assignment: 'assignment-2',
        expiresAt: '2030-01-31T17:30:15.000Z',
      },
    ],
  },
  {
    permission: 'NetworkAccess',
    ways: [
      { kind: 'role', account: ACCOUNT, role: { id: 'networker', name: 'Networker' }, assignment: 'a3' },
    ],
  },
  { permission: 'DocumentationAccess', ways: [{ kind: 'direct', account: ACCOUNT }] },
]

export const exampleRole = (given: Partial<RoleLine> = {}): RoleLine => ({
  ...ROLES.data[1]!,
  id: 'planner',
  name: 'Planner',
  agencies: [AGENCY.code],
  permissions: [
    { key: 'PERMISSIONS', values: ['CartAppAccess', 'NetworkAccess'] },
    { key: 'FEATURE_FLAGS', values: ['MEDIAPLAN_ADJUSTMENT'] },
  ],
  holders: 37,
  ...given,
})

export const exampleGroup = (given: Partial<GroupLine> = {}): GroupLine => ({
  ...GROUPS.data[0]!,
  id: 'uk',
  name: 'G-UK',
  agency: AGENCY.code,
  description: 'Everybody in London',
  members: 1,
  roles: [{ id: 'planner', name: 'Planner' }],
  ...given,
})

export const exampleReview = (given: Partial<ReviewLine> = {}): ReviewLine => ({
  id: 'review-1',
  name: 'Spring',
  agency: AGENCY.code,
  createdBy: 'Grace Hopper',
  createdAt: '2026-03-01T09:00:00.000Z',
  dueAt: '2026-04-01T22:59:59.000Z',
  finishedAt: null,
  items: 3,
  decided: 0,
  removing: 0,
  ...given,
})

export const exampleItem = (position: number, given: Partial<ReviewItem> = {}): ReviewItem => ({
  position,
  person: { id: `person-${position}`, name: `Person ${position}`, email: `p${position}@agency.example` },
  by: 'assignment',
  group: null,
  role: { id: 'planner', name: 'Planner' },
  account: { id: 'az-greenhouse', name: 'Greenhouse' },
  permissions: ['CartAppAccess'],
  decision: null,
  removed: null,
  isRare: false,
  isUnused: false,
  expiresAt: null,
  isOwn: false,
  ...given,
})

export const exampleEntry = (given: Partial<AuditLine> = {}): AuditLine => ({
  id: '7',
  at: '2026-03-01T09:00:15.000Z',
  actor: { id: 'person-admin', name: 'Grace Hopper' },
  action: 'role.changed',
  subject: { type: 'role', id: 'planner', name: 'Planner' },
  agency: AGENCY.code,
  before: { name: 'Planner', permissions: ['CartAppAccess'] },
  after: { name: 'Planner', permissions: [] },
  named: [],
  reason: 'Nobody buys any more',
  outcome: 'done',
  requestId: 'request-1',
  ...given,
})

export const exampleRequest = (given: Partial<AccessRequestLine> = {}): AccessRequestLine => ({
  id: 'request-1',
  personId: 'person-2',
  person: 'Grace Hopper',
  app: 'cart',
  title: 'Cart',
  agencyCode: AGENCY.code,
  agency: AGENCY.name,
  note: 'For the new client',
  status: 'open',
  askedAt: '2026-03-01T09:00:00.000Z',
  decidedAt: null,
  reason: '',
  until: null,
  ...given,
})

const DUTY: DutyRuleLine = {
  id: 'duty-1',
  name: 'Set up or approve',
  agency: AGENCY.code,
  first: ['CartAppAccess'],
  second: ['NetworkAccess'],
  broken: 2,
}

export const changed = <Data>(data: Data, given: Partial<Changed<Data>['impact']> = {}): Changed<Data> => ({
  data,
  impact: { people: 0, lost: [], gained: [], broken: [], ...given },
})

const MINI_APPS: readonly MiniAppLine[] = [
  {
    key: 'desk',
    source: 'file',
    isHidden: false,
    trial: false,
    entry: {
      key: 'desk',
      title: 'Desk',
      scirpt: 'https://apps.example/desk.js',
      routes: ['desk'],
    } as MiniAppLine['entry'],
    problems: [{ field: 'scirpt', sentence: '"scirpt" is no field of an entry. Did you mean "script"?' }],
  },
  {
    key: 'reach',
    source: 'stored',
    isHidden: false,
    trial: true,
    entry: {
      key: 'reach',
      title: 'Reach',
      script: 'https://apps.example/reach.js',
      routes: ['reach'],
      guards: { tenants: ['msix'] },
      needs: { connect: ['https://api.example'] },
    },
    problems: [],
  },
]

const facets = (people: readonly PersonLine[]): PeopleFacets => ({
  agency: [{ id: AGENCY.code, name: AGENCY.name, count: people.length }],
  role: [{ id: 'planner', name: 'Planner', count: people.length }],
  group: [{ id: 'uk', name: 'G-UK', count: people.length }],
  status: [{ id: 'active', name: 'active', count: people.length }],
  total: people.length,
})

/** A `fetch` for the administration's calls; what `more` answers wins. */
export function accessServer(
  people: readonly PersonLine[],
  more: Record<string, unknown> = {},
): MiniAppPortal['fetch'] {
  const page = (rows: readonly unknown[]) => ({ data: rows, next: null })
  return answering({
    ...more,
    'GET /api/access/agencies': { data: [AGENCY] },
    'GET /api/access/people/facets*': { data: facets(people) },
    'GET /api/access/people?*': page(people),
    'GET /api/access/people/person-1': { data: exampleDetail() },
    'GET /api/access/people/person-1/effective*': { data: EFFECTIVE },
    'GET /api/access/accounts*': { data: [ACCOUNT] },
    'GET /api/access/roles/planner': { data: exampleRole() },
    'GET /api/access/roles?*': page([exampleRole()]),
    'GET /api/access/groups/uk': { data: exampleGroup() },
    'GET /api/access/groups/uk/members*': page(people),
    'GET /api/access/groups?*': page([exampleGroup()]),
    'GET /api/access/assignments*': page([exampleAssignment()]),
    'GET /api/access/duty-rules': { data: [DUTY] },
    'GET /api/requests/open': { data: [exampleRequest()] },
    'GET /api/access/reviews': { data: [exampleReview()] },
    'GET /api/access/reviews/review-1': { data: exampleReview() },
    'GET /api/access/reviews/review-1/items*': {
      ...page([1, 2, 3].map((position) => exampleItem(position))),
      total: 3,
    },
    'GET /api/access/audit?*': { ...page([exampleEntry()]), total: 1 },
    'GET /api/mini-apps': { data: MINI_APPS },
    'GET /api/access/permissions': { data: ['CartAppAccess', 'NetworkAccess'] },
    ...more,
  })
}
