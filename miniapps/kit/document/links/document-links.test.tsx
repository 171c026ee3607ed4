import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { ReferencedDocument } from '../../../domain/document/wire.ts'
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

  it('are not there where nothing is linked', async () => {
    const { app } = await open([])
    await waitUntil(() => app.findAll('h1').length === 1)
    expect(app.findAll('.document-links')).to.have.length(0)
  })
})
