import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { forgetMyDocuments } from '../kit/document/my-documents.ts'
import { campaignInTests, SPRING } from './campaign-in-tests.ts'

const press = (app: MountedMiniApp, text: string) =>
  app
    .findAll('button')
    .find(({ textContent }) => textContent === text)!
    .click()

const open = async (...asked: Parameters<typeof campaignInTests>) => {
  const { documents, mounted } = campaignInTests(...asked)
  const app = await mountMiniApp('campaigns-setup', mounted('/one'))
  await waitUntil(() => app.findAll('.bound-field').length > 9)
  const value = (path: string) => documents.documents.get('one')!.fields[path]?.value
  return { app, documents, mounted, value }
}

describe('campaign setup', () => {
  it('lists the campaigns of the brand with their budgets', async () => {
    const app = await mountMiniApp('campaigns-setup', campaignInTests().mounted())
    await waitUntil(() => app.findAll('tbody a').length === 1)
    expect(app.find('tbody a').getAttribute('href')).to.equal('/campaigns/setup/one')
    expect(app.find('tbody').textContent).to.match(/Spring.*£100\.00.*Draft/)
  })

  it('[Campaigns setup 1] compiles a name, takes it over, and reads it back', async () => {
    const { app, value } = await open()
    await waitUntil(() => app.findAll('.name')[0]?.textContent.includes('Compiled, and free'))
    press(app, 'Use GB-ACME-SPRING26-AWR-20260301')
    await waitUntil(() => value('name') === 'GB-ACME-SPRING26-AWR-20260301')
    expect(app.findAll('.name dd').map(({ textContent }) => textContent)).to.deep.equal([
      'GB',
      'ACME',
      'SPRING26',
      'AWR',
      '2026-03-01',
    ])
  })

  it('[Campaigns setup 2] says that three thirds do not add up, and mends them', async () => {
    const { app, value } = await open()
    expect(app.find('.sum').textContent).to.equal('Sum: £99.99 of £100.00, £0.01 left.')
    press(app, 'Make it add up')
    await waitUntil(() => value('split/1/amount') === 3334)
    expect(app.find('.sum').textContent).to.equal('Sum: £100.00, the whole budget.')
  })

  it('[Campaigns setup 4] offers -02 for a name that another campaign has', async () => {
    const { app, value } = await open(undefined, 'draft', { taken: ['GB-ACME-SPRING26-AWR-20260301'] })
    await waitUntil(() => app.findAll('.name')[0]?.textContent.includes('is taken'))
    press(app, 'Use GB-ACME-SPRING26-AWR-20260301-02')
    await waitUntil(() => value('name') === 'GB-ACME-SPRING26-AWR-20260301-02')
  })

  it("asks for a market that the agency's template refuses, and lets the house's be chosen", async () => {
    const template = { tokens: [{ name: 'market', allowed: ['UK'] }], separator: '-', maxLength: 80 }
    const templates = [{ id: 'uk', version: 2, name: 'v1', title: 'UK', template }]
    const { app, value } = await open(undefined, 'draft', { templates })
    const choose = async (path: string, chosen: string) => {
      await waitUntil(() => app.findAll(`[data-path="${path}"] select`).length === 1)
      const select = app.find<HTMLSelectElement>(`[data-path="${path}"] select`)
      select.value = chosen
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await choose('naming/market', 'UK')
    await waitUntil(() => app.findAll('.name')[0]?.textContent.includes('Use UK'))
    press(app, 'Use UK')
    await waitUntil(() => (value('pins/template') as { version: number } | null)?.version === 2)
    await choose('pins/template', '')
    await waitUntil(() => value('houseTemplate') === true)
    await waitUntil(() => app.find('.name').textContent.includes('UK-ACME-SPRING26'))
  })

  it('says that a campaign is too long for its flights', async () => {
    const { app, value } = await open({ ...SPRING, end: '2031-03-01' })
    press(app, 'Flights by month from the split')
    await waitUntil(() => app.findAll('[data-path="flights"] [role=alert]').length === 1)
    expect(value('flights/1/amount')).to.equal(undefined)
  })

  it("offers the touchpoints of the agency's library", async () => {
    const touchpoints = [{ code: 'TV', names: { en: 'Television' }, type: 'paid' as const, active: true }]
    const { app } = await open(undefined, 'draft', { touchpoints })
    await waitUntil(() => app.findAll('[data-path="split/1/touchpoint"] option[value=TV]').length === 1)
    expect(app.find('[data-path="split/1/touchpoint"]').textContent).to.contain('Television')
  })

  it('[Campaigns setup 6] finds every key again after the tab was closed before anything was stored', async () => {
    const { app, documents, mounted, value } = await open()
    documents.broken = { call: /^PATCH/, trouble: 'offline' }
    enter(app.find<HTMLInputElement>('[data-path="code"] input'), 'SPRING27')
    await waitUntil(() => app.findAll('.name')[0]?.textContent.includes('SPRING27'))
    app.element.remove()
    await forgetMyDocuments()
    documents.broken = null
    const again = await mountMiniApp('campaigns-setup', mounted('/one'))
    await waitUntil(
      () => again.findAll<HTMLInputElement>('[data-path="code"] input')[0]?.value === 'SPRING27',
    )
    await waitUntil(() => value('code') === 'SPRING27')
  })

  it('lays flights by month from the split, within the campaign', async () => {
    const { app, value } = await open()
    press(app, 'Flights by month from the split')
    await waitUntil(() => value('flights/6/end') === '2026-04-30')
    expect([value('flights/1/amount'), value('flights/2/amount')]).to.deep.equal([1694, 1639])
  })

  it('leads from a step to its fields', async () => {
    const { app } = await open()
    app.findAll('.os-stepper button').at(-1)!.click()
    expect(app.element.shadowRoot!.activeElement!.getAttribute('data-step')).to.equal('review')
  })

  it('keeps the figure of a total that was typed before the currency', async () => {
    const { app, value } = await open({ title: 'Spring', 'budget/total': 5_561_700 })
    const currency = app.find<HTMLSelectElement>('[data-path="budget/currency"] select')
    currency.value = 'JPY'
    currency.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => value('budget/total') === 55_617)
  })

  it('shows the totals of campaign and brief each in its own currency', async () => {
    const { mounted } = campaignInTests({
      ...SPRING,
      'pins/brief': { type: 'brief', id: 'b', version: 3 },
    })
    const { portal, ...options } = mounted('/one')
    const fields = { 'budget/total': { value: 10_000 }, 'budget/currency': { value: 'JPY' } }
    const fetch: typeof globalThis.fetch = async (input, init) =>
      typeof input === 'string' && input.endsWith('/brief/b/versions/3')
        ? Response.json({ data: { fields } })
        : portal!.fetch!(input, init)
    const app = await mountMiniApp('campaigns-setup', { ...options, portal: { fetch } })
    await waitUntil(() => app.findAll('tbody tr').some(({ textContent }) => textContent.includes('¥10,000')))
    expect(app.find('tbody').textContent).to.contain('£100.00')
  })

  it('clones a campaign without its name', async () => {
    const { app, documents } = await open({ title: 'Spring', code: 'S', name: 'GB-S' })
    press(app, 'Clone')
    await waitUntil(() => documents.documents.size === 2)
    const copy = [...documents.documents.values()].at(-1)!
    expect([copy.title, copy.fields['code']?.value, copy.fields['name']]).to.deep.equal([
      'Copy of Spring',
      'S',
      undefined,
    ])
  })
})
