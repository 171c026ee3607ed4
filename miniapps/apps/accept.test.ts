import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { largeLayout } from '../../test/browser/large-layout.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleLayout } from '../../test/browser/sample-context.ts'
import { answering, problem } from '../../test/browser/answering.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const apps = [
  { title: 'You', path: '/you', app: 'you-page' },
  {
    title: 'Plan',
    items: [
      { title: 'Media planner', path: '/mtv/mpl' },
      { title: 'Budget', path: '/brands/b1/budget', notAvailable: true },
      { title: 'Touchpoints', path: '/brands/b1/tp', disabled: true, why: 'Choreograph has no live panel.' },
    ],
  },
]
const list = () =>
  mountMiniApp('apps', {
    context: { layout: { ...sampleLayout, apps } },
    route: { basePath: '/apps', tail: '/list' },
  })

async function type(app: MountedMiniApp, text: string): Promise<void> {
  const input = app.find<HTMLInputElement>('input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await waitUntil(() => app.find<HTMLInputElement>('input').value === text)
}
const titles = (app: MountedMiniApp) => app.findAll('.app-title').map(({ textContent }) => textContent)

describe('the list of apps', () => {
  it('shows by category what opens, what is locked and why, and what is not built', async () => {
    const app = await list()
    expect(titles(app)).to.deep.equal(['Media planner', 'Touchpoints', 'Plan', 'Budget'])
    expect(app.find('output').textContent).to.equal('2 apps')
    expect(app.find('[aria-label=Plan] a').getAttribute('href')).to.equal('/mtv/mpl')
    expect(app.find('[data-state=locked]').textContent).to.contain('Choreograph has no live panel.')
    const later = app.find('[aria-label="Not available yet"]')
    expect(later.querySelector('[data-state=later] .app-title')!.textContent).to.equal('Budget')
    expect(later.querySelector('details')!.open).to.equal(false)
  })

  it('finds planner for plnr, and opens it with Enter', async () => {
    const app = await list()
    await type(app, 'plnr')
    await waitUntil(() => titles(app).join() === 'Media planner')
    app.find<HTMLFormElement>('form').requestSubmit()
    expect(app.asked.find(({ what }) => what === 'navigate')?.with[0]).to.equal('/mtv/mpl')
  })

  it('lists favourites and what was opened last, and keeps what is marked', async () => {
    const marked = [{ title: 'Plan', items: [{ title: 'Budget', path: '/budget', app: 'budget' }] }]
    let favourites: string[] = []
    let isAway = false
    const mine = () => ({
      data: { favourites, visits: [{ app: 'budget', at: '2026-11-23T10:00:00Z' }] },
    })
    const opened = () =>
      mountMiniApp('apps', {
        context: { layout: { ...sampleLayout, apps: marked } },
        route: { basePath: '/apps', tail: '/list' },
        portal: {
          fetch: answering({
            'GET /api/catalogue/mine': mine,
            'PUT /api/catalogue/favourites/budget': () => {
              if (isAway) return problem(503, 'Away')
              favourites = ['budget']
              return mine()
            },
            'DELETE /api/catalogue/favourites/budget': () => {
              favourites = []
              return mine()
            },
          }),
        },
      })
    const app = await opened()
    const sections = () => app.findAll('section').map((section) => section.getAttribute('aria-label'))
    await waitUntil(() => sections().join() === 'Recently opened,Plan')
    app.find('.app-star button').click()
    await waitUntil(() => sections().join() === 'Favorites,Recently opened,Plan')
    expect(favourites).to.deep.equal(['budget'])
    expect(app.find('.app-star button').getAttribute('aria-pressed')).to.equal('true')
    const reloaded = await opened()
    await waitUntil(() => reloaded.findAll('section[aria-label=Favorites] .app').length === 1)
    reloaded.unmount()
    app.find('.app-star button').click()
    await waitUntil(() => favourites.length === 0 && sections().length === 2)
    isAway = true
    app.find('.app-star button').click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    await waitUntil(() => sections().length === 2)
  })

  it('says that nothing matches, and takes the search back', async () => {
    const app = await list()
    await type(app, 'qqqq')
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('No app matches “qqqq”'))
    app.find('.os-state button').focus()
    app.find('.os-state button').click()
    await waitUntil(() => titles(app).length === 4)
    expect(app.element.shadowRoot!.activeElement).to.equal(app.find('input'))
  })

  it('lets administrators move an app, and take it out for maintenance with a time of return', async () => {
    const asked: { what: string; body: Record<string, unknown> }[] = []
    const put = (what: string) => (body: Record<string, unknown>) => {
      asked.push({ what, body })
      return { data: [] }
    }
    const row = (key: string, title: string) => ({ key, title, category: 'Plan', permissions: [] })
    const app = await mountMiniApp('apps', {
      context: { layout: largeLayout },
      route: { basePath: '/apps', tail: '/admin-panel' },
      portal: {
        fetch: answering({
          'GET /api/catalogue/arranged?agency=*': {
            data: {
              apps: [row('x1', 'One'), row('x2', 'Two')],
              overrides: [],
              usage: {},
              countries: ['DE'],
              roles: [],
            },
          },
          'PUT /api/catalogue/order': put('order'),
          'PUT /api/catalogue/overrides': put('overrides'),
        }),
      },
    })
    await waitUntil(() => app.findAll('.arranged-app').length === 2)
    const button = (label: string) => app.find(`button[aria-label="${label}"]`)
    button('Move One up').click()
    button('Move Two up').click()
    await waitUntil(() => asked.length === 1)
    expect(asked[0]!.body['apps']).to.deep.equal(['x2', 'x1'])
    button('Change One').click()
    const shown = () => [app.element.shadowRoot!, app.portal.overlayRoot]
    const within = <Found extends HTMLElement>(selector: string) =>
      shown().flatMap((root) => [...root.querySelectorAll<Found>(selector)])
    await waitUntil(() => within('dialog').length === 1)
    within<HTMLInputElement>('dialog [type=checkbox]')[4]!.click()
    await waitUntil(() => within('dialog [role=spinbutton]').length === 5)
    within<HTMLButtonElement>('dialog [type=submit]')[0]!.click()
    await waitUntil(() => within('dialog')[0]!.textContent.includes('Enter a time in the future.'))
    within('dialog [role=spinbutton]')[0]!.focus()
    await sendKeys({ type: '01012199' })
    within('dialog [role=spinbutton]')[3]!.focus()
    await sendKeys({ type: '1000' })
    within<HTMLButtonElement>('dialog [type=submit]')[0]!.click()
    await waitUntil(() => asked.length === 2)
    expect(asked[1]!.body['maintenance']).to.deep.equal({
      until: new Date('2199-01-01T10:00').toISOString(),
      note: '',
    })
    await waitUntil(() => within('dialog').length === 0)
  })
})
