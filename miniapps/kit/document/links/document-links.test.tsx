import { expect, nextFrame } from '@open-wc/testing'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { ReferencedDocument } from '../../../domain/document/wire.ts'
import { campaignInTests, SPRING } from '../../../campaigns-setup/campaign-in-tests.ts'
import { briefInTests } from '../../../provoke-brief/brief-in-tests.ts'

const CAMPAIGN: ReferencedDocument = {
  type: 'campaign',
  id: 'c1',
  title: 'Summer launch',
  status: 'draft',
  path: '/campaigns/setup/c1',
  version: 3,
  name: 'v1',
  newest: { version: 9, name: 'v2' },
}

async function open(to: readonly ReferencedDocument[], from: readonly ReferencedDocument[] = []) {
  const { documents, mounted } = briefInTests()
  documents.references.set('one', { from, to })
  const app = await mountMiniApp('provoke-brief', mounted('/one'))
  await waitUntil(() => documents.calls.includes('GET brief/one/references'))
  return { app, documents, text: () => app.find('.document-links').textContent }
}

describe('links of a document', () => {
  it('lead to what was made of it, and say that a newer version is there', async () => {
    const { app, text } = await open([CAMPAIGN])
    await waitUntil(() => app.findAll('.document-links').length === 1)
    expect(app.find<HTMLAnchorElement>('.document-links a').pathname).to.equal('/campaigns/setup/c1')
    expect(text()).to.equal('Related workUsed inSummer launchCampaign · v1v2 is available')
  })

  it('name what may not be opened without a link', async () => {
    const curve = { ...CAMPAIGN, type: 'curve', title: 'TV GB', path: null, newest: null }
    const { app, text } = await open([], [curve])
    await waitUntil(() => app.findAll('.document-links').length === 1)
    expect(app.findAll('.document-links a')).to.have.length(0)
    expect(text()).to.equal('Related workBased onTV GBReach curve · v1')
  })

  it('are asked for anew once it is stored that others are referred to', async () => {
    const touchpoints = [{ code: 'TV', names: { en: 'Television' }, type: 'paid' as const, active: true }]
    const { documents, mounted } = campaignInTests(SPRING, 'draft', { touchpoints })
    const app = await mountMiniApp('campaigns-setup', mounted('/one'))
    const asked = () => documents.calls.filter((call) => call === 'GET campaign/one/references').length
    const field = '[data-path="split/1/touchpoint"] select'
    await waitUntil(() => asked() === 1 && app.findAll(`${field} option`).length > 1)
    let store = () => {}
    documents.gate = new Promise((resolve) => (store = resolve))
    const select = app.find<HTMLSelectElement>(field)
    select.value = 'TV'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => documents.calls.includes('PATCH campaign/one'))
    await nextFrame()
    expect(asked(), 'the server does not know of it yet').to.equal(1)
    store()
    await waitUntil(() => asked() === 2)
  })

  it('are not there where nothing is linked', async () => {
    const { app } = await open([])
    await waitUntil(() => app.findAll('h1').length === 1)
    expect(app.findAll('.document-links')).to.have.length(0)
  })
})
