import { expect } from '@open-wc/testing'
import { answering } from '../../../../test/browser/answering.ts'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleLayout } from '../../../../test/browser/sample-context.ts'
import { checkState } from '../../../../test/browser/state/check-state.ts'
import { inLookOf } from '../../../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { MenuItem } from '../../../../shell/contract/layout.ts'

const override = {
  country: null,
  position: null,
  featured: false,
  hidden: false,
  beta: false,
  requestable: true,
  maintenance: null,
  owner: 'Media quality team',
}
const cart: MenuItem = {
  title: 'Cart',
  path: '/cart',
  app: 'cart',
  disabled: true,
  requestable: true,
  permissions: ['CartAppAccess'],
  why: 'You need the permission CartAppAccess.',
  override: { ...override, app: 'cart' },
}
const scorecards: MenuItem = { title: 'Scorecards', path: '/scorecards', app: 'scorecards' }
const help = { communityUrl: 'https://community.example', knowledgeBaseUrl: 'https://help.example' }

describe('the details of an app', () => {
  const tenant = inLookOf('wms')
  async function detailsOf(item: MenuItem, answers: Record<string, unknown> = {}) {
    const apps = [{ title: 'Plan', items: [item] }]
    const layout = { ...sampleLayout, apps, brokenApps: ['scorecards'], helpFor: () => help }
    const app = await mountMiniApp('apps', {
      context: { layout, tenant },
      route: { basePath: '/apps', tail: '/list' },
      portal: {
        fetch: answering({ 'GET /api/catalogue/mine': { data: { favourites: [], visits: [] } }, ...answers }),
      },
    })
    app.find(`button[aria-label="About ${item.title}"]`).click()
    const within = (selector: string) =>
      [app.element.shadowRoot!, app.portal.overlayRoot].flatMap((root) => [
        ...root.querySelectorAll<HTMLElement>(selector),
      ])
    await waitUntil(() => within('dialog').length === 1)
    return { app, within, text: () => within('dialog')[0]!.innerText }
  }

  it('say what a locked one is for, whom to ask and what it needs, and ask for access', async () => {
    const asked: unknown[] = []
    const post = (body: unknown) => {
      asked.push(body)
      return Response.json({ data: { id: 'request-1' } }, { status: 201 })
    }
    const { app, within, text } = await detailsOf(cart, { 'POST /api/requests': post })
    for (const said of ['Locked for you', 'Media quality team', 'Open the cart', 'Plan', 'Collect what'])
      expect(text()).to.contain(said)
    within('dialog button[aria-label="Request access: Cart"]')[0]!.click()
    await waitUntil(() => within('dialog button[aria-label="Send request: Cart"]').length === 1)
    within('dialog button[aria-label="Send request: Cart"]')[0]!.click()
    await waitUntil(() => text().includes('Requested.'))
    expect(asked).to.deep.equal([{ app: 'cart', agency: tenant.code }])
    await checkState(app)
  })

  it('say that an app does not start, and where there is help; the card says so too', async () => {
    const { app, within, text } = await detailsOf(scorecards)
    expect(app.find('.app .os-badge').textContent).to.equal('Down')
    expect(text()).to.contain('does not start')
    expect(within('dialog dl a').map((link) => link.getAttribute('href'))).to.deep.equal([
      help.knowledgeBaseUrl,
      help.communityUrl,
    ])
    within('dialog .os-dialog-actions button').at(-1)!.click()
    expect(app.asked.find(({ what }) => what === 'navigate')?.with[0]).to.equal('/scorecards')
    await checkState(app)
  })
})
