import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { LIVE_NEWS_EVENT } from '../../../../shell/contract/live-news.ts'
import { answering, problem } from '../../../../test/browser/answering.ts'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleContext, sampleLayout } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { type Notice, type NoticeSettings, USUAL_SETTINGS } from '../../../domain/notifications/notice.ts'

const day = 86_400_000
const notice = (id: number, daysAgo = 0): Notice => ({
  id: String(id),
  at: new Date(Date.now() - daysAgo * day).toISOString(),
  isRead: false,
  kind: 'mentioned',
  params: { person: 'Maya Lind', title: `Audit ${id}`, place: 'Oatwell · GB' },
  path: `/audit-${id}`,
})

/** A server with an inbox of its own. */
function world(first: readonly Notice[], settings: NoticeSettings = USUAL_SETTINGS) {
  const state = { notices: [...first], settings, posted: [] as unknown[], fails: false }
  const unread = () => ({
    unread: state.notices.filter(({ isRead }) => !isRead).length,
    settings: state.settings,
  })
  const fetch = answering({
    'GET /api/notifications/unread?*': () => ({ data: unread() }),
    'GET /api/notifications': () => ({
      data: state.notices.slice(0, 3),
      next: state.notices[2]?.id ?? null,
      ...unread(),
    }),
    'GET /api/notifications?*': () => ({ data: state.notices.slice(3), next: null, ...unread() }),
    'POST /api/notifications/read': (body: { ids?: string[]; upTo?: string }) => {
      if (state.fails) return problem(503, 'Away')
      state.posted.push(body)
      state.notices = state.notices.map((each) =>
        body.upTo || body.ids?.includes(each.id) ? { ...each, isRead: true } : each,
      )
      return { data: unread() }
    },
    'POST /api/requests/r1/decide': (body: unknown) => {
      state.posted.push(body)
      return { data: {} }
    },
    'PUT /api/notifications/settings': (body: NoticeSettings) => {
      state.settings = body
      return { data: unread() }
    },
  })
  return { state, fetch }
}

async function open(first: readonly Notice[], settings?: NoticeSettings) {
  const { state, fetch } = world(first, settings)
  const header = await mountMiniApp('header', {
    context: { ...sampleContext, layout: sampleLayout },
    portal: { fetch },
  })
  const bell = () => header.find('.inbox-button')
  await waitUntil(() => bell().ariaLabel !== 'Notifications' || !first.length)
  const lines = () => header.findAll('.notice-main')
  const show = async () => {
    bell().click()
    await waitUntil(() => header.findAll('.notice, .inbox-dialog .os-state').length > 0)
  }
  return { ...header, state, bell, lines, show }
}

describe('the inbox', () => {
  beforeEach(async () => {
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })

  it('counts what is unread, and says at once what came', async () => {
    const { bell, state, asked } = await open([notice(1)])
    expect(bell().ariaLabel).to.equal('Notifications, 1 unread')
    expect(bell().textContent).to.equal('1')
    state.notices.unshift(notice(2))
    dispatchEvent(new CustomEvent(LIVE_NEWS_EVENT, { detail: 'notices' }))
    await waitUntil(() => bell().textContent === '2')
    expect(asked.filter(({ what }) => what === 'announce').map(({ with: [text] }) => text)).to.deep.equal([
      '1 new notification',
    ])
  })

  it('keeps quiet while the person wants to be left alone', async () => {
    const quietUntil = new Date(Date.now() + 3_600_000).toISOString()
    const { bell, state, asked } = await open([notice(1)], { ...USUAL_SETTINGS, quietUntil })
    state.notices.unshift(notice(2))
    dispatchEvent(new CustomEvent(LIVE_NEWS_EVENT, { detail: 'notices' }))
    await nextFrame()
    expect(bell().ariaLabel).to.equal('Notifications, do not disturb is on')
    expect(bell().textContent).to.equal('')
    expect(asked.filter(({ what }) => what === 'announce')).to.deep.equal([])
  })

  it('groups by days, and opening a notice reads it and leads there', async () => {
    const { show, findAll, lines, state, bell } = await open([notice(3), notice(2, 1), notice(1, 12)])
    await show()
    expect(
      findAll('.inbox-day')
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).to.deep.equal(['Today', 'Yesterday'])
    const line = lines()[0] as HTMLAnchorElement
    expect(line.textContent).to.contain('Maya Lind mentioned you in Audit 3')
    expect(line.getAttribute('href')).to.equal('/audit-3')
    line.addEventListener('click', (event) => event.preventDefault(), { once: true })
    line.click()
    await waitUntil(() => state.posted.length === 1)
    expect(state.posted).to.deep.equal([{ ids: ['3'] }])
    await waitUntil(() => bell().textContent === '2')
    expect(findAll('.inbox-dialog')).to.have.length(0)
  })

  it('lets an administrator decide about a request where they are told of it', async () => {
    const request = { request: 'r1', person: 'Haruto Mori', app: 'Cart', account: 'Choreograph' }
    const path = '/os-admin/panel/requests?request=r1'
    const told = { ...notice(1), kind: 'access-requested', params: request, path } as const
    const { show, findAll, state } = await open([told])
    await show()
    expect(findAll('a button, a select')).to.have.length(0)
    const until = findAll<HTMLSelectElement>('.notice-decision select')[0]!
    until.value = 'week'
    until.dispatchEvent(new Event('change', { bubbles: true }))
    findAll('.notice-decision button')[0]!.click()
    await waitUntil(() => findAll('.notice-decision').length === 0)
    const [decided, read] = state.posted as [{ decision: string; until: string }, unknown]
    expect([decided.decision, read]).to.deep.equal(['grant', { ids: ['1'] }])
    expect(Date.parse(decided.until) - Date.now()).to.be.within(6.9 * day, 7.1 * day)
  })

  it('marks all as read up to the newest that is shown', async () => {
    const { show, find, findAll, state, bell } = await open([notice(2), notice(1)])
    await show()
    find('.inbox-top button').click()
    await waitUntil(() => bell().textContent === '')
    expect(state.posted).to.deep.equal([{ upTo: '2' }])
    expect(findAll('.notice[data-unread]')).to.have.length(0)
  })

  it('takes a mark back that the server did not take, and says so', async () => {
    const { show, find, findAll, state } = await open([notice(1)])
    await show()
    state.fails = true
    find('.notice button').click()
    await waitUntil(() => findAll('.inbox-problem').length === 1)
    expect(findAll('.notice[data-unread]')).to.have.length(1)
  })

  it('goes from notice to notice by arrows, and shows earlier ones', async () => {
    const { show, lines, find, element } = await open([5, 4, 3, 2, 1].map((id) => notice(id)))
    await show()
    expect(lines()).to.have.length(3)
    find('.inbox-more button').click()
    await waitUntil(() => lines().length === 5)
    lines()[0]!.focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await sendKeys({ press: key })
    expect(element.shadowRoot!.activeElement).to.equal(lines()[1])
    await sendKeys({ press: 'End' })
    expect(element.shadowRoot!.activeElement).to.equal(lines()[4])
  })

  it('keeps when to be quiet, and the bell shows it', async () => {
    const { show, findAll, find, state, bell } = await open([notice(1)])
    await show()
    findAll('.inbox-top button')[1]!.click()
    await waitUntil(() => findAll('.quiet-settings').length === 1)
    const pause = find<HTMLSelectElement>('.quiet-settings select')
    pause.value = 'hour'
    pause.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => bell().ariaLabel === 'Notifications, do not disturb is on')
    const left = new Date(state.settings.quietUntil!).getTime() - Date.now()
    expect(left).to.be.within(3_500_000, 3_600_000)
    for (const input of findAll<HTMLInputElement>('[role=switch]')) input.click()
    await waitUntil(() => state.settings.digest)
    expect(state.settings.quietHours).to.deep.equal({ from: '18:00', to: '08:00' })
  })
})
