import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import type { Body } from '../domain/document/change.ts'
import { STANDARD, templateInTests } from './template-in-tests.ts'
import { campaignInTests, SPRING } from './campaign-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2)
/** Signs that are the same in each language, and what the controls of the browser say. */
const SAME = [
  'day, ',
  'month, ',
  'year, ',
  'Number field',
  'Empty',
  'EUR',
  'GBP',
  ...['source', 'medium', 'campaign', 'content', 'term'].map((part) => `1. utm_${part}`),
  'utm_medium, utm_campaign',
  'United Kingdom',
  'AWR',
]
const FULL: Body = {
  ...SPRING,
  title: LONG,
  objective: LONG,
  name: 'GB-ACME-SPRING26-AWR-20260301',
  'kpis/1/metric': LONG,
  'kpis/1/direction': 'up',
  'kpis/1/target': 40,
  'split/1/market': 'GB',
  'split/1/touchpoint': 'tv',
  'flights/1/touchpoint': 'tv',
  'flights/1/start': '2026-03-01',
  'flights/1/end': '2026-05-31',
  'flights/1/amount': 3333,
  'tracking/1/source': 'newsletter',
}

describe('the states of campaign setup', () => {
  const tenant = inLookOf('mindshare')
  const mounted = async (tail: string, fields: Body = FULL, status = 'draft') => {
    const options = campaignInTests(fields, status).mounted(tail)
    return mountMiniApp('campaigns-setup', { ...options, context: { ...options.context, tenant } })
  }

  usualStates({
    app: 'campaigns-setup',
    tenant,
    route: { basePath: '/campaigns/setup', params: { brandId: 'brand-1' } },
    title: 'Campaign setup',
    empty: 'No campaigns yet',
    tails: ['/', '/one'],
    list: () => mounted('/'),
    data: ['£', 'GBP'],
  })

  for (const status of ['draft', 'approved'])
    it(`shows a campaign with everything in it: ${status}`, async () => {
      const app = await mounted('/one', FULL, status)
      await waitUntil(() => app.findAll('.bound-field').length > 9 && app.findAll('.name code').length > 0)
      await checkState(app, SAME)
    })

  it('shows an empty campaign', async () => {
    const app = await mounted('/one', {})
    await waitUntil(() => app.findAll('.name li').length > 0)
    await checkState(app, SAME)
  })

  for (const tail of ['/templates', '/templates/one'])
    it(`shows naming templates, however long their titles: ${tail}`, async () => {
      const long = { ...STANDARD, title: LONG, 'tokens/2/name': LONG.slice(0, 60) }
      const { mounted: of } = templateInTests(long, 'draft', tenant.code)
      const options = of(tail)
      const context = { ...options.context, tenant }
      const app = await mountMiniApp('campaigns-setup', { ...options, context })
      await waitUntil(() => app.findAll('a[data-quiet], .name .fields input').length > 0)
      await checkState(app, [...SAME, 'market', 'start', 'DE', '|'])
    })

  it('shows where a brief is chosen', async () => {
    const app = await mounted('/')
    await waitUntil(() => app.findAll('tbody a').length === 1)
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'From a brief')!
      .click()
    await waitUntil(() => app.findAll('dialog[open] select').length === 1)
    await checkState(app, ['£', 'Spring'])
    expect(app.findAll('dialog[open]').length).to.equal(1)
  })
})
