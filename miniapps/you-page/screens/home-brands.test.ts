import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { answering } from '../../../test/browser/answering.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { sampleAgency, sampleBrand } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'

const switzerland = { code: 'CH', name: 'Switzerland', currency: 'CHF' }
const germany = { code: 'DE', name: 'Germany', currency: 'EUR' }

async function homeWith(workspaces: readonly Workspace[]) {
  const fetch = answering({
    'GET /api/workspaces/agencies': [sampleAgency],
    'GET /api/workspaces/preview?parentId=org-1': workspaces,
  })
  const home = await mountMiniApp('you-page', {
    route: { path: '/you', basePath: '/you' },
    portal: { fetch },
  })
  await waitUntil(() => home.findAll('.brand-choice, .recent-brand').length > 0, 'brands are listed')
  return home
}

describe('the brands of the home page', () => {
  beforeEach(() => localStorage.removeItem('recentBrands'))

  it('are what is previewed under the organisation, with the currency of their advertiser market, as the shell has them', async () => {
    const market: Workspace = {
      ...sampleBrand('am-1', 'Nordlicht Germany', undefined),
      type: 'ADVERTISER_MARKET',
      countries: [switzerland],
    }
    const { findAll, find } = await homeWith([market, sampleBrand('b1', 'Nordlicht Kaffee', germany)])
    expect(findAll('.brand-choice').map(({ textContent }) => textContent)).to.deep.equal([
      'DE - Nordlicht Kaffee',
    ])
    expect(find('.your-brands tbody tr').textContent).to.contain('CHF').and.not.contain('EUR')
  })

  it('are counted aloud once they are found, not before', async () => {
    const { find, findAll } = await homeWith(
      Array.from({ length: 2000 }, (_, index) => sampleBrand(`m${index}`, `Brand ${index}`, germany)),
    )
    find('.all-brands button').click()
    await waitUntil(() => findAll('.brand-choice').length > 0)
    const told: (string | null)[] = []
    const live = find('[aria-live]')
    const heard = new MutationObserver(() => told.push(live.textContent))
    heard.observe(live, { childList: true, characterData: true, subtree: true })
    await sendKeys({ press: '/' })
    await sendKeys({ type: '1999' })
    await waitUntil(() => findAll('.brand-choice').length === 1, 'one brand is left')
    heard.disconnect()
    expect(told.at(-1)).to.equal('1 brand found')
    expect(told).not.to.include('2,000 brands found')
  })

  it('say where a brand that is missing is explained', async () => {
    const { find } = await homeWith([sampleBrand('b1', 'Nordlicht Kaffee', germany)])
    await sendKeys({ press: '/' })
    await sendKeys({ type: 'xyz' })
    await waitUntil(() => find('.your-brands').textContent.includes('No brand matches'))
    expect(find('.your-brands').textContent).to.contain(
      "Only brands that are shared with you are listed: “Why can't I see this?” under Help tells more.",
    )
  })
})
