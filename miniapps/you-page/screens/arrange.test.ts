import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answering, problem } from '../../../test/browser/answering.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { sampleAgency, sampleBrands, sampleContext } from '../../../test/browser/sample-context.ts'
import { expectErrors } from '../../../test/browser/strict.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { LIVE_NEWS_EVENT } from '../../../shell/contract/live-news.ts'
import { usualLayout } from '../../domain/home/layout.ts'

const route = { path: '/you', basePath: '/you' }
const LAYOUT = 'GET /api/home/layout*'
const SAVE = 'PUT /api/home/layout'
const DOCUMENTS = 'GET /api/documents*'
const servers = {
  'GET /api/workspaces/agencies': [sampleAgency],
  'GET /api/workspaces/preview?parentId=org-1': sampleBrands,
  [DOCUMENTS]: { data: [] },
  [LAYOUT]: { data: null },
  'GET /api/notifications/tasks': { data: [] },
  'GET /api/catalogue/mine': { data: { favourites: [], visits: [] } },
  'GET /api/catalogue?agency=*': { data: { overrides: [], announcements: [], caas: {} } },
}

async function home(answers: Record<string, unknown> = {}, agency = sampleContext.permissions.agency) {
  const app = await mountMiniApp('you-page', {
    route,
    context: { permissions: { ...sampleContext.permissions, agency } },
    portal: { fetch: answering({ ...servers, ...answers }) },
  })
  const button = (name: string) =>
    app.findAll('button').find((each) => (each.ariaLabel ?? each.textContent) === name)!
  const widgets = () => app.findAll('.widget').map(({ dataset }) => dataset.type)
  const tiles = () => app.findAll('.arrange-tile').map((each) => each.querySelector('strong')!.textContent)
  const arrange = async () => {
    await waitUntil(() => button('Arrange page') !== undefined)
    button('Arrange page').click()
    await waitUntil(() => app.findAll('.arrange').length === 1)
  }
  return { app, button, widgets, tiles, arrange }
}

const sampleDocument = (title: string) => ({
  id: title,
  type: 'note',
  favourite: false,
  home: '/scorecards',
  path: `/scorecards/notes/${title}`,
  title,
  place: { name: 'Abelia Hair', country: 'GB' },
  progress: null,
  updatedAt: '2026-01-02T08:00:00Z',
  updatedBy: { id: 'u-1', name: 'Paula Planner' },
})

/** A server that keeps what it is sent. */
function storing() {
  const sent: unknown[] = []
  const save = ({ widgets }: { widgets: unknown }) => {
    sent.push(widgets)
    return { data: widgets }
  }
  return { sent, save }
}

describe('the widgets of the page', () => {
  it('announce what runs in the market of the brand, and follow the news', async () => {
    const plain = {
      level: 'information',
      from: '2026-01-02T08:00:00Z',
      until: '2199-01-02T08:00:00Z',
      path: null,
    }
    const announcements = [
      { ...plain, id: 'a1', text: 'For all', country: null },
      { ...plain, id: 'a2', text: 'For Brazil', country: 'BR' },
      { ...plain, id: 'a3', text: 'Over', country: null, until: '2026-02-02T08:00:00Z' },
    ]
    const catalogue = { overrides: [], announcements, caas: {} }
    const { app } = await home({
      [LAYOUT]: { data: [{ type: 'announcements', size: 1 }] },
      'GET /api/catalogue?agency=*': () => ({ data: catalogue }),
    })
    const texts = () =>
      app.findAll('.os-announcement > span > span:first-child').map((each) => each.innerText)
    await waitUntil(() => texts().join() === 'For all')
    announcements.push({ ...plain, id: 'a4', text: 'Just now', country: null })
    dispatchEvent(new CustomEvent(LIVE_NEWS_EVENT, { detail: 'catalogue' }))
    await waitUntil(() => texts().join() === 'For all,Just now')
  })

  it('stand in the order of the person', async () => {
    const mine = [
      { type: 'documents', size: 3 },
      { type: 'brand', size: 1 },
    ]
    const own = await home({ [LAYOUT]: { data: mine } })
    await waitUntil(() => own.widgets().length > 0)
    expect(own.widgets()).to.deep.equal(['documents', 'brand'])
  })

  it('stand as the tenant has them for who changed nothing', async () => {
    const { widgets } = await home()
    await waitUntil(() => widgets().length > 0)
    expect(widgets()).to.deep.equal(usualLayout('choreograph').map(({ type }) => type))
  })

  it('put the apps that were opened most and latest first', async () => {
    const day = 86_400_000
    const visits = [
      ...[1, 2, 3].map((ago) => ({ app: 'cart', at: new Date(Date.now() - ago * 14 * day).toISOString() })),
      { app: 'scorecards', at: new Date().toISOString() },
    ]
    const layout = {
      ...sampleContext.layout!,
      apps: [
        {
          title: 'All',
          items: [
            { title: 'You', path: '/you', app: 'you-page' },
            { title: 'Contacts', path: '/network/contacts', app: 'contacts' },
            { title: 'Cart', path: '/cart', app: 'cart' },
            { title: 'Scorecards', path: '/scorecards', app: 'scorecards' },
          ],
        },
      ],
    }
    const app = await mountMiniApp('you-page', {
      route,
      context: { layout },
      portal: {
        fetch: answering({ ...servers, 'GET /api/catalogue/mine': { data: { favourites: [], visits } } }),
      },
    })
    const listed = () =>
      app.findAll('.widget[data-type="apps"] .widget-line').map(({ innerText }) => innerText)
    await waitUntil(() => listed().length > 0)
    expect(listed()).to.deep.equal(['Scorecards', 'Cart', 'Contacts'])
  })

  it('are absent, not empty, where a permission is missing', async () => {
    const permissions = { prefix: '', agency: [], workspace: [], markets: {} }
    const app = await mountMiniApp('you-page', {
      route,
      context: { permissions },
      portal: { fetch: answering(servers) },
    })
    await waitUntil(() => app.findAll('.widget').length > 0)
    expect(app.findAll('[data-type="apps"]')).to.deep.equal([])
  })

  it('show favourite documents, then the five newest of the others, each with a star', async () => {
    const favourite = { ...sampleDocument('d0'), favourite: true }
    const others = Array.from({ length: 8 }, (_, n) => sampleDocument(`d${n + 1}`))
    let refuse: (answer: Response) => void = () => {}
    const refused = new Promise<Response>((resolve) => (refuse = resolve))
    const { app, button } = await home({
      [DOCUMENTS]: { data: [favourite, ...others] },
      'PUT /api/documents/note/d1/favourite': { data: { favourite: true } },
      'DELETE /api/documents/note/d0/favourite': () => refused,
    })
    const lines = () => app.findAll('.document-line').map((line) => line.querySelector('strong')!.innerText)
    const star = (title: string) => button(`Add ${title} to favorites`)
    const isPressed = (title: string) => star(title).getAttribute('aria-pressed')
    await waitUntil(() => lines().length > 0)
    expect(lines()).to.deep.equal(['d0', 'd1', 'd2', 'd3', 'd4', 'd5'])
    expect([isPressed('d0'), isPressed('d1')]).to.deep.equal(['true', 'false'])
    star('d1').click()
    await waitUntil(() => isPressed('d1') === 'true')
    star('d0').click()
    await waitUntil(() => isPressed('d0') === 'false', 'at once')
    refuse(Response.json({}, { status: 500 }))
    await waitUntil(() => isPressed('d0') === 'true', 'and back, as it was not saved')
    expect(isPressed('d1')).to.equal('true')
    expect(app.asked.some(({ what }) => what === 'notify')).to.equal(true)
  })

  it('say how far open work is, whose it is, and how much of the onboarding is left', async () => {
    const item = { title: 'Onboarding', path: '/onboarding', app: 'onboarding' }
    const updatedBy = { id: 'u-2', name: 'Ada Lovelace' }
    const open = { ...sampleDocument('PPC audit'), progress: { done: 11, of: 12 }, updatedBy }
    const completion = { done: 2, required: 5, percent: 40 }
    const app = await mountMiniApp('you-page', {
      route,
      context: { layout: { ...sampleContext.layout!, apps: [item] } },
      portal: {
        fetch: answering({
          ...servers,
          [DOCUMENTS]: { data: [open] },
          'GET /api/onboarding?agency=choreograph': { data: [{ key: 'newcomer', completion, steps: [] }] },
        }),
      },
    })
    const lines = () => app.findAll('[data-type="documents"] .widget-line').map(({ innerText }) => innerText)
    await waitUntil(() => lines().length === 2)
    expect(lines()[0]).to.contain('GB - Abelia Hair · 11 of 12 answered · Ada Lovelace')
    expect(lines()[1]).to.contain('2 of 5 required steps done')
  })

  it('are one line where they have nothing to say', async () => {
    const { app } = await home()
    const empty = () => app.findAll('.widget-none').map(({ offsetHeight }) => offsetHeight)
    await waitUntil(() => empty().length === 4)
    expect(Math.max(...empty())).to.be.lessThan(56)
  })

  it('keep what goes wrong in one of them in its own box', async () => {
    expectErrors(/reading 'favourite'/)
    let answer: unknown = { data: [null] } // nothing that could be drawn
    const { app, button } = await home({ [DOCUMENTS]: () => answer })
    await waitUntil(() => app.findAll('.brand-choice').length === 3, 'the others work')
    await waitUntil(() => app.findAll('[role="alert"]').length === 1)
    const box = app.find('.widget[data-type="documents"]')
    expect(box.innerText).to.contain('Continue').and.to.contain('does not work')
    answer = { data: [] }
    button('Try again').click()
    await waitUntil(() => box.innerText.includes('What you create or change'))
  })
})

describe('arranging the page', () => {
  it('moves, widens, removes and adds by keyboard, and stores every step', async () => {
    const { sent, save } = storing()
    const { app, button, tiles, widgets, arrange } = await home({ [SAVE]: save })
    await arrange()
    const [first, second] = tiles()
    button(`Move ${first} back`).focus()
    await sendKeys({ press: 'Enter' })
    expect(tiles().slice(0, 2)).to.deep.equal([second, first])
    expect(app.element.shadowRoot!.activeElement!.ariaLabel).to.equal(`Move ${first} back`)
    button(`Remove ${second}`).focus()
    await sendKeys({ press: 'Enter' })
    expect(tiles()).not.to.include(second)
    expect(app.element.shadowRoot!.activeElement!.closest('.arrange-tile')).not.to.equal(null)
    button('Add Tours').click()
    await waitUntil(() => tiles().at(-1) === 'Tours')
    await waitUntil(() => sent.length === 3)
    button('Done').click()
    await waitUntil(() => widgets().at(-1) === 'tours')
  })

  it('moves a tile that is dragged over another, and stores it when it is dropped', async () => {
    const { sent, save } = storing()
    const { app, tiles, arrange } = await home({ [SAVE]: save })
    await arrange()
    const [first, ...others] = tiles()
    const [from, to] = app.findAll('.arrange-tile')
    const drag = (target: HTMLElement, type: string) =>
      target.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
      )
    drag(from!, 'dragstart')
    await nextFrame()
    drag(to!, 'dragover')
    await nextFrame()
    expect(tiles()).to.deep.equal([others[0], first, ...others.slice(1)])
    expect(sent).to.deep.equal([])
    drag(to!, 'drop')
    await waitUntil(() => sent.length === 1)
    expect(tiles()[1]).to.equal(first)
  })

  it('restores the tenant’s layout', async () => {
    const { sent, save } = storing()
    const { button, tiles, widgets, arrange } = await home({
      [LAYOUT]: { data: [{ type: 'tours', size: 1 }] },
      [SAVE]: save,
    })
    await arrange()
    expect(tiles()).to.deep.equal(['Tours'])
    button('Restore defaults').click()
    await waitUntil(() => sent.length === 1)
    expect(sent).to.deep.equal([null])
    button('Done').click()
    await waitUntil(() => widgets().length > 1)
    expect(widgets()).to.deep.equal(usualLayout('choreograph').map(({ type }) => type))
  })

  it('makes the page of an administrator the default of the agency, to which restoring leads back', async () => {
    const { sent, save } = storing()
    const made: unknown[] = []
    const mine = [{ type: 'tours', size: 1 }]
    const begin = (body: { widgets: unknown }) => {
      made.push(body)
      return { ofAgency: body.widgets }
    }
    const answers = {
      [LAYOUT]: { data: mine, ofAgency: [{ type: 'apps', size: 3 }] },
      [SAVE]: save,
      'PUT /api/home/default': begin,
    }
    const { app, button, tiles, arrange } = await home(answers, ['AdminAppAccess'])
    await arrange()
    button('Make this the agency’s default').click()
    await waitUntil(() => app.findAll('dialog[open] button[type=submit]').length === 1)
    app.find('dialog[open] button[type=submit]').click()
    await waitUntil(() => made.length === 1)
    expect(made).to.deep.equal([{ agency: 'choreograph', widgets: mine }])
    await waitUntil(() => (button('Restore defaults') as HTMLButtonElement).disabled)
    button('Add Deadlines').click()
    await waitUntil(() => tiles().length === 2)
    button('Restore defaults').click()
    await waitUntil(() => sent.length === 2)
    expect(tiles()).to.deep.equal(['Tours'])
  })

  it('offers the default of the agency to administrators only', async () => {
    const app = await mountMiniApp('you-page', {
      route,
      context: { permissions: { prefix: '', agency: ['OsAppsAccess'], workspace: [], markets: {} } },
      portal: { fetch: answering(servers) },
    })
    const named = (name: string) => app.findAll('button').filter(({ textContent }) => textContent === name)
    await waitUntil(() => named('Arrange page').length === 1)
    named('Arrange page')[0]!.click()
    await waitUntil(() => named('Restore defaults').length === 1)
    expect(named('Make this the agency’s default')).to.deep.equal([])
  })

  it('takes a change back that could not be stored, and says so', async () => {
    const { app, button, tiles, arrange } = await home({ [SAVE]: problem(503, 'Down') })
    await arrange()
    const before = tiles()
    button(`Remove ${before[0]}`).click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    await waitUntil(() => tiles().length === before.length)
    expect(tiles()).to.deep.equal(before)
    expect(JSON.stringify(app.asked)).to.contain('Not saved.')
  })
})
