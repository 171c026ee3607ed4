/** A call that tests of apps pretend the answer of. */
export interface RecordedCall {
  /** The answer's name in `test/recorded/<api>.ts`. */
  name: string
  path: string
  /** As apps read it. */
  type: string
}

/** By API: calls of admin@agency.example, and where the types of their answers stand. */
export const CALLS: Readonly<
  Record<string, { types: Readonly<Record<string, string>>; calls: RecordedCall[] }>
> = {
  access: {
    types: {
      'miniapps/domain/access/wire.ts': 'AccountLine, AdministeredAgency, PeopleFacets, PersonLine',
      'miniapps/domain/access/wire-grants.ts':
        'AssignmentLine, EffectivePermission, GroupLine, PersonDetail, RoleLine',
      'shell/contract/page.ts': 'Page',
    },
    calls: [
      { name: 'AGENCIES', path: '/access/agencies', type: '{ data: readonly AdministeredAgency[] }' },
      { name: 'ACCOUNTS', path: '/access/accounts', type: '{ data: readonly AccountLine[] }' },
      { name: 'PEOPLE', path: '/access/people', type: 'Page<PersonLine>' },
      { name: 'PEOPLE_FACETS', path: '/access/people/facets', type: '{ data: PeopleFacets }' },
      { name: 'PERSON', path: '/access/people/person-planner', type: '{ data: PersonDetail }' },
      {
        name: 'EFFECTIVE',
        path: '/access/people/person-planner/effective?account=az-agency-choreograph',
        type: '{ data: readonly EffectivePermission[] }',
      },
      { name: 'ROLES', path: '/access/roles', type: 'Page<RoleLine>' },
      { name: 'GROUPS', path: '/access/groups', type: 'Page<GroupLine>' },
      { name: 'ASSIGNMENTS', path: '/access/assignments', type: 'Page<AssignmentLine>' },
    ],
  },
  contacts: {
    types: {
      'miniapps/domain/contacts/contact.ts': 'ContactDetail, ContactLine',
      'shell/contract/page.ts': 'Page',
    },
    calls: [
      { name: 'CONTACTS', path: '/contacts', type: 'Page<ContactLine>' },
      { name: 'CONTACT', path: '/contacts/person-planner', type: '{ data: ContactDetail }' },
    ],
  },
  markets: {
    types: { 'miniapps/domain/markets/market-answers.ts': 'MarketDetail, Markets' },
    calls: [
      { name: 'MARKETS', path: '/markets?agency=choreograph', type: '{ data: Markets }' },
      { name: 'MARKET', path: '/markets/BE?agency=choreograph', type: '{ data: MarketDetail }' },
    ],
  },
  workspaces: {
    types: {
      'miniapps/domain/workspaces/workspace-answers.ts':
        'AgencyRights, CountryLine, MemberLine, WorkspaceDetail, WorkspaceLine',
      'shell/contract/page.ts': 'Page',
    },
    calls: [
      { name: 'TREE', path: '/workspaces/tree?agency=choreograph', type: 'Page<WorkspaceLine>' },
      { name: 'RIGHTS', path: '/workspaces/rights?agency=choreograph', type: '{ data: AgencyRights }' },
      {
        name: 'COUNTRIES',
        path: '/workspaces/countries?agency=choreograph',
        type: '{ data: readonly CountryLine[] }',
      },
      { name: 'BRAND', path: '/workspaces/brand-0001', type: '{ data: WorkspaceDetail }' },
      { name: 'MEMBERS', path: '/workspaces/brand-0001/members', type: 'Page<MemberLine>' },
    ],
  },
}
