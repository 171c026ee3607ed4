import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { answering } from '../../../test/browser/answering.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { sampleAgency, sampleBrand } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'

const switzerland = { code: 'CH', name: 'Switzerland', currency: 'CHF' }
const germany = { code: 'DE', name: 'Germany', currency: 'EUR' }

async function homeWith(workspaces: readonly Workspace[], more: Record<string, unknown> = {}) {
  const fetch = answering({
    ...more,
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

  const many = Array.from({ length: 30 }, (_, index) => sampleBrand(`m${index}`, `Brand ${index}`, germany))
  const LAYOUT = 'GET /api/home/layout*'
  const layoutWith = (brands: readonly string[]) => ({ [LAYOUT]: { data: null, ofAgency: null, brands } })
  type Home = Awaited<ReturnType<typeof homeWith>>
  const shown = ({ findAll }: Home) => findAll('.recent-brand strong').map(({ textContent }) => textContent)
  const pressed = ({ findAll }: Home, title: string) =>
    findAll('.star button')
      .filter(({ ariaLabel }) => ariaLabel === `Add ${title} to favorites`)
      .map(({ ariaPressed }) => ariaPressed)
  const press = ({ findAll }: Home, title: string) =>
    findAll('.star button')
      .find(({ ariaLabel }) => ariaLabel === `Add ${title} to favorites`)!
      .click()

  it('begin with the favourites, then those used last; a mark is kept by the server, in the table too', async () => {
    localStorage.setItem('recentBrands', JSON.stringify(['m5']))
    const sent: string[] = []
    const note = (method: string) => (_: unknown, address: string) => {
      sent.push(`${method} ${address}`)
      return new Response(null, { status: 204 })
    }
    const home = await homeWith(many, {
      ...layoutWith(['m9', 'gone', 'm7']),
      'PUT /api/home/brands/*': note('PUT'),
      'DELETE /api/home/brands/*': note('DELETE'),
    })
    expect(shown(home).slice(0, 4)).to.deep.equal(['9', '7', '5', '0'].map((name) => `DE - Brand ${name}`))
    press(home, 'DE - Brand 5')
    await waitUntil(() => pressed(home, 'DE - Brand 5')[0] === 'true')
    press(home, 'DE - Brand 9')
    await waitUntil(() => pressed(home, 'DE - Brand 9')[0] === 'false')
    expect(shown(home)[0]).to.equal('DE - Brand 9')
    await waitUntil(() => sent.length === 2)
    expect(sent).to.deep.equal(['PUT /api/home/brands/m5', 'DELETE /api/home/brands/m9'])
    home.find('.all-brands button').click()
    await waitUntil(() => home.findAll('.brand-choice').length > 0)
    expect([pressed(home, 'DE - Brand 5'), pressed(home, 'DE - Brand 9')]).to.deep.equal([
      ['true'],
      ['false'],
    ])
  })

  it('take a mark back that could not be stored, and say so', async () => {
    const home = await homeWith(many, layoutWith([]))
    press(home, 'DE - Brand 0')
    await waitUntil(() => home.asked.some(({ what }) => what === 'notify'))
    expect(pressed(home, 'DE - Brand 0')).to.deep.equal(['false'])
  })

  it('have no star before it is known what is marked', async () => {
    const home = await homeWith(many)
    expect(home.findAll('.recent-line .star')).to.have.length(0)
  })
})
