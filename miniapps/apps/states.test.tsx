import { expect } from '@open-wc/testing'
import type { Layout } from '../../shell/contract/layout.ts'
import { largeLayout, manyApps } from '../../test/browser/large-layout.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleLayout } from '../../test/browser/sample-context.ts'
import { answering, problem } from '../../test/browser/answering.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung'

describe('the states of apps', () => {
  const tenant = inLookOf('wms')
  const mounted = (layout: Partial<Layout>) =>
    mountMiniApp('apps', {
      context: { layout: { ...sampleLayout, ...layout }, tenant },
      route: { basePath: '/apps', tail: '/list' },
    })

  it('says who can help while there is nothing', async () => {
    const app = await mounted({ apps: [] })
    expect(app.find('.os-state').textContent).to.contain('You have no apps yet')
    await checkState(app)
  })

  it('draws some of many, and all when asked', async () => {
    const app = await mounted({
      apps: [
        {
          title: 'Many',
          items: manyApps(800).flatMap(({ items }) =>
            items!.map((item) => ({ ...item, notAvailable: false })),
          ),
        },
      ],
    })
    expect(app.findAll('.app')).to.have.length(48)
    app.find('section > button').click()
    await app.update({})
    expect(app.findAll('.app')).to.have.length(800)
  })

  it('shows what is featured, marked, in beta and in maintenance', async () => {
    const plain = {
      country: null,
      position: null,
      featured: true,
      hidden: false,
      requestable: false,
      owner: '',
    }
    const maintenance = { until: '2199-01-01T00:00:00Z', note: '', owner: '' }
    const items = [
      {
        title: 'Budget',
        path: '/budget',
        app: 'budget',
        override: { ...plain, app: 'budget', beta: true, maintenance: null },
      },
      {
        title: 'Cart',
        path: '/cart',
        app: 'cart',
        override: { ...plain, app: 'cart', beta: false, maintenance },
      },
    ]
    const mine = { favourites: ['cart'], visits: [{ app: 'budget', at: '2026-11-23T10:00:00Z' }] }
    const app = await mountMiniApp('apps', {
      context: { layout: { ...sampleLayout, apps: [{ title: 'Plan', items }] }, tenant },
      route: { basePath: '/apps', tail: '/list' },
      portal: { fetch: answering({ 'GET /api/catalogue/mine': { data: mine } }) },
    })
    await waitUntil(() => app.findAll('section').length === 3)
    expect(app.find('.os-page').textContent).to.contain('In maintenance')
    await checkState(app)
  })

  describe('of its settings', () => {
    const settings = (answer: unknown) =>
      mountMiniApp('apps', {
        context: { layout: largeLayout, tenant },
        route: { basePath: '/apps', tail: '/admin-panel' },
        portal: { fetch: answering({ 'GET /api/catalogue/arranged?agency=*': answer }) },
      })

    it('say that they are loading, and that somebody may not', async () => {
      const loading = await settings(() => new Promise(() => {}))
      await waitUntil(() => loading.findAll('.os-skeleton').length > 0)
      await checkState(loading)
      loading.unmount()
      const refused = await settings(problem(403, 'Not allowed', 'No permission.'))
      await waitUntil(() => refused.findAll('.os-state').length === 1)
      await checkState(refused, ['No permission.'])
    })

    it('show how each app stands, with long names too', async () => {
      const said = {
        country: null,
        position: null,
        requestable: false,
        featured: true,
        hidden: true,
        beta: true,
      }
      const maintenance = { until: '2199-01-01T00:00:00Z', note: '', owner: '' }
      const apps = ['budget', 'cart'].map((key) => ({
        key,
        title: `${LONG} ${key}`,
        category: 'Plan',
        permissions: [],
      }))
      const overrides = [{ ...said, app: 'cart', owner: LONG, maintenance }]
      const app = await settings({
        data: {
          apps,
          overrides,
          usage: { cart: 12 },
          countries: ['DE'],
          roles: [{ id: 'r1', name: LONG, permissions: [] }],
        },
      })
      await waitUntil(() => app.findAll('.arranged-app').length === 2)
      await checkState(app)
      const search = app.find<HTMLInputElement>('.arrange-bar [type=search]') // the check has typed into it
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(search, '')
      search.dispatchEvent(new Event('input', { bubbles: true }))
      await waitUntil(() => app.findAll('.arranged-app').length === 2)
      app.findAll('.arranged-buttons button').at(-1)!.click()
      await app.update({})
      await checkState(app)
    })
  })

  it('keeps long names inside', async () => {
    const long = { title: LONG, path: '/long', disabled: true, why: `${LONG} `.repeat(5) }
    const app = await mounted({ apps: [...largeLayout.apps, { title: LONG, items: [long] }] })
    const { scrollWidth, clientWidth } = app.find('.os-page')
    expect(scrollWidth).to.be.at.most(clientWidth)
    await checkState(app)
  })
})
