import { MARKET, MARKETS as RECORDED } from '../../test/recorded/markets.ts'
import type {
  ChangeImpact,
  LoggedChange,
  MarketLine,
  MarketDetail,
} from '../domain/markets/market-answers.ts'
import type { SettingChange } from '../domain/markets/market.ts'
import { readinessOf } from '../domain/markets/readiness.ts'
import { defaultsOf } from '../domain/markets/switches.ts'

export const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung'

export function exampleMarket(code: string, given: Partial<MarketLine> = {}): MarketLine {
  const settings = {
    ...RECORDED.data.markets[0]!,
    ...defaultsOf({ currency: 'EUR', dateLocale: 'de-de', caas: true }),
    datasets: ['Panel 2026'],
    curves: 'Default 2026',
    curvesCoverage: 0.9,
    costs: true,
    administrators: ['person-1'],
    ...given,
  }
  return {
    ...settings,
    code,
    name: new Intl.DisplayNames('en', { type: 'region' }).of(code)!,
    region: 1,
    mine: false,
    contacts: settings.administrators.map((personId) => ({ personId, name: 'Ada Byron' })),
    brands: 4,
    readiness: readinessOf(settings),
    ...given,
  }
}

const change = (id: string, given: Partial<SettingChange>): SettingChange => ({
  ...MARKET.data.log.data[0]!,
  id,
  key: 'caas',
  value: false,
  from: '2026-12-01T00:00:00.000Z',
  by: { personId: 'person-2', name: 'Grace Hopper' },
  at: '2026-11-20T09:00:00.000Z',
  reason: LONG,
  ...given,
})

export const PLANNED = change('7', {})

const LOG: readonly LoggedChange[] = [
  { ...PLANNED, before: true, takenBack: null },
  { ...change('6', { key: 'status', value: 'live' }), before: 'test', takenBack: null },
  {
    ...change('5', { key: 'currency', value: 'EUR' }),
    before: 'GBP',
    takenBack: { by: 'Grace Hopper', at: '2026-11-19T09:00:00.000Z' },
  },
]

/** Belgium has three of its four steps; Russia is archived. */
export const MARKETS: readonly MarketLine[] = [
  exampleMarket('BE', { status: 'test', costs: false, planned: [PLANNED] }),
  exampleMarket('DE'),
  exampleMarket('PT', { status: 'test' }),
  exampleMarket('PE', { region: 3, caas: false }),
  exampleMarket('RU', { isArchived: true }),
]

export const detailOf = (market: MarketLine): MarketDetail => ({
  market,
  log: { data: LOG, next: null },
})

/** The case of the domain page: three apps and 42 people. */
export const IMPACT: ChangeImpact = {
  changes: [
    { code: 'BE', key: 'caas', before: true, after: false },
    { code: 'DE', key: 'caas', before: true, after: false },
  ],
  apps: ['audience-translator', 'audience-library', 'audience-composer'].map((app) => ({
    app,
    markets: ['BE', 'DE'],
    people: 42,
  })),
  people: 42,
}

/** What the API answers in tests, by call. */
export const answers: Record<string, unknown> = {
  'GET /api/markets?*': { data: { manages: true, markets: MARKETS } },
  'GET /api/markets/BE?*': { data: detailOf(MARKETS[0]!) },
  'GET /api/workspaces/people?*': {
    data: [{ id: 'person-3', name: 'Alan Turing', email: 'alan@agency.example' }],
  },
  'POST /api/markets/changes': { data: IMPACT },
  'DELETE /api/markets/changes/7?*': () => new Response(null, { status: 204 }),
}
