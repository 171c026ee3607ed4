import { BRAND as RECORDED, MEMBERS, RIGHTS, TREE } from '../../test/recorded/workspaces.ts'
import type { Page } from '../../shell/contract/page.ts'
import type {
  MemberLine,
  WorkspaceDetail,
  WorkspaceRequestLine,
  WorkspaceLine,
} from '../domain/workspaces/workspace-answers.ts'

export const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung'

const row = (id: string, type: WorkspaceLine['type'], more: Partial<WorkspaceLine> = {}): WorkspaceLine => ({
  ...TREE.data[0]!,
  id,
  type,
  name: `Name of ${id}`,
  countries: type === 'ADVERTISER' ? [] : ['GB', 'IE'],
  currency: type === 'ADVERTISER' ? null : 'GBP',
  below: 0,
  ...more,
})

export const ADVERTISER = row('advertiser-1', 'ADVERTISER', { below: 1 })
export const MARKET = row('market-1', 'ADVERTISER_MARKET', { below: 1, above: [ADVERTISER.name] })
export const BRAND = row('brand-1', 'BRAND', {
  name: LONG,
  countries: ['GB'],
  status: 'PITCH',
  above: [ADVERTISER.name, MARKET.name],
})

export const detailOf = (of: WorkspaceLine, more: Partial<WorkspaceDetail> = {}): WorkspaceDetail => ({
  ...RECORDED.data,
  ...of,
  agency: 'mindshare',
  description: LONG,
  categories: [LONG],
  regions: of.countries.length > 0 ? [1] : [],
  path: [ADVERTISER, MARKET].slice(0, of.above.length).map(({ id, type, name }) => ({ id, type, name })),
  updatedBy: 'Ada Byron',
  ...more,
})

const [ada, other] = MEMBERS.data as [MemberLine, MemberLine]
const members: Page<MemberLine> = {
  next: null,
  data: [
    { ...ada, id: 'p1', name: 'Ada Byron', email: 'ada@agency.example', role: 'owner' },
    { ...other, id: 'p2', name: LONG, email: `${LONG}@agency.example`, isIndirect: true },
  ],
}

const request = (id: string, more: Partial<WorkspaceRequestLine>): WorkspaceRequestLine => ({
  id,
  agency: 'mindshare',
  kind: 'create',
  status: 'open',
  person: { id: 'p1', name: 'Ada Byron', email: 'ada@agency.example' },
  isMine: false,
  name: LONG,
  country: 'GB',
  workspaceId: null,
  note: LONG,
  at: '2026-01-02T03:04:05.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  ...more,
})

/** What the API answers in tests, by call. */
export const answers: Record<string, unknown> = {
  'GET /api/workspaces/rights*': {
    data: { ...RIGHTS.data, openRequests: 2, brands: { LIVE: 1, PITCH: 2, TEST: 0, INACTIVE: 4 } },
  },
  'GET /api/workspaces/tree?agency=*parent=advertiser-1': { data: [MARKET], next: null },
  'GET /api/workspaces/tree?agency=*parent=market-1': { data: [BRAND], next: null },
  'GET /api/workspaces/tree*': { data: [ADVERTISER, row('advertiser-2', 'ADVERTISER')], next: null },
  'GET /api/workspaces/countries?agency=*': {
    data: [
      { code: 'GB', name: 'United Kingdom', currency: 'GBP', region: 1 },
      { code: 'BY', name: 'Belarus', currency: 'BYN', region: 1, isArchived: true },
      { code: 'IE', name: 'Ireland', currency: 'EUR', region: 1 },
    ],
  },
  'GET /api/workspaces/brand-1/members*': members,
  'GET /api/workspaces/brand-1/activity*': { data: [], next: null },
  'GET /api/workspaces/brand-1': { data: detailOf(BRAND) },
  'GET /api/workspaces/advertiser-1': { data: detailOf(ADVERTISER) },
  'GET /api/workspaces/requests*': {
    next: null,
    data: [request('r1', {}), request('r2', { kind: 'join', isMine: true })],
  },
}
