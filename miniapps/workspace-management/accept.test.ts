import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { enter } from '../../test/browser/enter.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { ADVERTISER, answers, BRAND, detailOf } from './workspaces-in-tests.ts'

const mounted = (fetch: Record<string, unknown> = {}, tail = '/') =>
  mountMiniApp('workspace-management', {
    portal: { fetch: answering({ ...answers, ...fetch }) },
    route: { basePath: '/workspace', tail },
  })

/** Without the line that stands there while a level loads. */
const items = (app: Awaited<ReturnType<typeof mounted>>) => app.findAll('[role=treeitem][data-id]')

describe('workspace-management', () => {
  it('goes through the tree by arrow keys and opens what Enter is pressed on', async () => {
    const app = await mounted()
    await waitUntil(() => items(app).length === 2)
    const press = (key: string) =>
      (app.element.shadowRoot!.activeElement as HTMLElement).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    app.find('[role=treeitem]').focus()
    press('ArrowRight')
    await waitUntil(() => items(app).length === 3)
    press('ArrowRight')
    press('ArrowRight')
    await waitUntil(() => items(app).length === 4)
    press('ArrowRight')
    expect(app.element.shadowRoot!.activeElement?.getAttribute('aria-label')).to.match(/^GB - .*, Pitch$/)
    press('Enter')
    const wish = app.asked.findLast(({ what }) => what === 'navigate')!
    expect(wish.with).to.deep.equal([`/workspace/${BRAND.id}`, { keepFocus: true }])
    await app.update({ route: { tail: `/${BRAND.id}` } })
    await waitUntil(() => app.asked.some(({ what }) => what === 'announce'), 'its name is said')
    expect(app.asked.find(({ what }) => what === 'announce')!.with[0]).to.contain(BRAND.name)
    expect(app.element.shadowRoot!.activeElement?.getAttribute('aria-label')).to.match(/^GB - /)
    press('ArrowLeft')
    press('ArrowLeft')
    await waitUntil(() => items(app).length === 3)
    press(ADVERTISER.name[0]!)
    expect(app.element.shadowRoot!.activeElement?.getAttribute('aria-label')).to.match(
      /^Name of advertiser-2/,
    )
  })

  it('says in one line that stays how many a search has found', async () => {
    const tree: unknown = answers['GET /api/workspaces/tree*']
    const app = await mounted({
      'GET /api/workspaces/tree*': (_: unknown, address: string) =>
        address.includes('search=none') ? { data: [], next: null } : tree,
    })
    await waitUntil(() => items(app).length === 2)
    const line = app.find('.workspace-list output')
    enter(app.find<HTMLInputElement>('input[type=search]'), 'name')
    await waitUntil(() => line.textContent === '2 entries')
    enter(app.find<HTMLInputElement>('input[type=search]'), 'none')
    await waitUntil(() => line.textContent === 'Nothing found')
    expect(line.isConnected).to.equal(true)
  })

  it('begins with the brands of each status and the requests that wait, for whoever manages them', async () => {
    const app = await mounted()
    await waitUntil(() => app.findAll('.agency-counts dd').length === 4)
    expect(app.findAll('.agency-counts > div').map(({ textContent }) => textContent)).to.deep.equal([
      'Live1',
      'Pitch2',
      'Test0',
      'Inactive4',
    ])
    const waiting = app.find<HTMLAnchorElement>('.workspace-pane a')
    expect(waiting.textContent).to.equal('2 requests are waiting')
    expect(new URL(waiting.href).pathname).to.equal('/workspace/requests')
  })

  it('says that a request was withdrawn, and reads the list anew where it stands', async () => {
    const waiting = (answers['GET /api/workspaces/requests*'] as { data: unknown[] }).data
    let data = waiting
    const withdraw = () => {
      data = waiting.slice(0, 1)
      return { data: {} }
    }
    const app = await mounted(
      {
        'GET /api/workspaces/requests*': () => ({ data, next: null }),
        'POST /api/workspaces/requests/r2/withdraw': withdraw,
      },
      '/requests',
    )
    await waitUntil(() => app.findAll('.request-list > li').length === 2)
    const [first] = app.findAll('.request-list > li')
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Withdraw')!
      .click()
    await waitUntil(() => app.findAll('.request-list > li').length === 1)
    expect(first!.isConnected, 'the list was drawn anew').to.equal(true)
    const said = app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])
    expect(said).to.deep.equal(['Withdrawn'])
  })

  it('asks why a status changes, and says what stands in the way', async () => {
    const refused = problem(409, 'Conflict', 'Two campaigns are live: Spring, Summer.')
    const app = await mounted({ [`POST /api/workspaces/${BRAND.id}/status`]: refused }, `/${BRAND.id}`)
    await waitUntil(() => app.findAll('.workspace-pane .os-row button').length === 3)
    app.findAll('.workspace-pane .os-row button')[1]!.click()
    await waitUntil(() => app.findAll('dialog select').length === 1)
    app.find('dialog button[type=submit]').click()
    await waitUntil(() => app.findAll('dialog .os-field-error').length === 1)
    const reason = app.find<HTMLTextAreaElement>('dialog textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(reason, 'Ended')
    reason.dispatchEvent(new Event('input', { bubbles: true }))
    app.find('dialog button[type=submit]').click()
    await waitUntil(() => app.find('dialog').textContent?.includes('Two campaigns are live'))
  })

  it('asks for a name before it stores a change', async () => {
    const sent: unknown[] = []
    const change = (body: unknown) => {
      sent.push(body)
      return { data: detailOf(BRAND) }
    }
    const app = await mounted({ [`PATCH /api/workspaces/${BRAND.id}`]: change }, `/${BRAND.id}`)
    await waitUntil(() => app.findAll('.workspace-pane .os-row button').length === 3)
    app.findAll('.workspace-pane .os-row button')[0]!.click()
    await waitUntil(() => app.findAll('dialog input').length > 0)
    enter(app.find<HTMLInputElement>('dialog input'), ' ')
    app.find('dialog button[type=submit]').click()
    await waitUntil(() => app.findAll('dialog .os-field-error').length === 1)
    enter(app.find<HTMLInputElement>('dialog input'), 'Kelp')
    app.find('dialog button[type=submit]').click()
    await waitUntil(() => sent.length === 1)
    expect(sent[0]).to.include({ name: 'Kelp' })
  })

  it('makes a workspace in two steps, asks for its name first, and leads to it', async () => {
    const sent: unknown[] = []
    const make = (body: unknown) => {
      sent.push(body)
      return { data: detailOf(ADVERTISER) }
    }
    const app = await mounted({ 'POST /api/workspaces': make }, '/new')
    await waitUntil(() => app.findAll('form input').length > 0)
    const forward = () => app.find('form button[type=submit]').click()
    forward()
    await waitUntil(() => app.findAll('.os-field-error').length === 1)
    enter(app.find<HTMLInputElement>('form input'), 'Kelp')
    forward()
    await waitUntil(() => app.findAll('[aria-current=step]')[0]?.textContent.includes('Categories'))
    expect(sent, 'nothing is made before the last step').to.deep.equal([])
    forward()
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    expect(sent).to.have.length(1)
    expect(sent[0]).to.include({ type: 'ADVERTISER', name: 'Kelp', status: 'LIVE' })
    const to = app.asked.find(({ what }) => what === 'navigate')!.with
    expect(to).to.deep.equal([`/workspace/${ADVERTISER.id}`, { replace: true }])
  })

  it('offers no verbs to whoever may only look', async () => {
    const look = detailOf(BRAND, { mayManage: false, managesAgency: false })
    const rights = { manages: false, sharesRivals: false, openRequests: 0 }
    const app = await mounted(
      {
        [`GET /api/workspaces/${BRAND.id}`]: { data: look },
        'GET /api/workspaces/rights*': { data: rights },
      },
      `/${BRAND.id}`,
    )
    await waitUntil(() => app.findAll('.member-list li').length === 2)
    expect(app.findAll('.workspace-pane select, .people-field').length).to.equal(0)
    expect(app.findAll('.os-page-header a').length).to.equal(1)
    expect(app.findAll('[role=treeitem]')[0]!.getAttribute('aria-label')).to.equal(`${ADVERTISER.name}, Live`)
  })
})
