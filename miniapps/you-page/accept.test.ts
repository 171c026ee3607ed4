import { expect } from '@open-wc/testing'
import { type NoticeSettings, USUAL_SETTINGS } from '../domain/notifications/notice.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { answering } from '../../test/browser/answering.ts'
import { sampleAgency, sampleBrands, sampleContext, sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const at = (basePath: string) => ({ path: basePath, basePath })

const session = (id: string, browser: string | null, system: string | null) => ({
  id,
  browser,
  system,
  beganAt: '2026-11-20T09:00:00Z',
  seenAt: new Date().toISOString(),
  isThis: id === 's1',
})
const SESSIONS = [
  session('s1', 'Chrome', 'Windows'),
  session('s2', 'Safari', 'iPhone'),
  session('s3', null, null),
]

const fetchHome = answering({
  'GET /api/workspaces/agencies': [sampleAgency],
  'GET /api/workspaces/preview?parentId=org-1': sampleBrands,
})

describe('home', () => {
  const home = async () => {
    const app = await mountMiniApp('you-page', { route: at('/you'), portal: { fetch: fetchHome } })
    await waitUntil(() => app.findAll('.brand-choice').length > 0, 'brands are listed')
    return app
  }

  it('says where the active brand stands, and leads to what comes next', async () => {
    const item = { title: 'Scorecards', path: '/brands/b1/scorecards', app: 'scorecards' }
    const next = { kind: 'continue', scorecardId: 'ppc', title: 'PPC audit', answered: 11, questions: 12 }
    const app = await mountMiniApp('you-page', {
      route: at('/you'),
      context: { layout: { ...sampleContext.layout!, apps: [item] } },
      portal: {
        fetch: answering({
          'GET /api/scorecards/brands/b1/scorecards/standing?language=en-US': {
            data: { score: 63.46, change: 4.04, since: '2026-Q2', next },
          },
        }),
      },
    })
    await waitUntil(() => app.findAll('.quick-link').length > 0)
    expect(app.find('.brand-score').innerText).to.contain('63.5').and.to.contain('+4.0 since Q2 2026')
    expect(app.find('.quick-link').innerText)
      .to.contain('Continue PPC audit')
      .and.to.contain('11 of 12 answered')
    expect(app.find('.quick-link').getAttribute('href')).to.equal(
      '/brands/b1/scorecards/scorecard/ppc/questions?question=next',
    )
  })

  it('links to the audits of the active brand', async () => {
    const app = await home()
    expect(app.find('.active-brand a').getAttribute('href')).to.equal('/brands/b1/scorecards')
  })

  it('asks for another brand, and shows when it is there; the shell says so', async () => {
    const app = await home()
    app
      .findAll('.brand-choice')
      .find(({ textContent }) => textContent === 'GB - Nordlicht Tea')!
      .click()
    const asked = () => app.events.filter(({ name }) => name === 'change-workspace')
    expect(asked()).to.deep.equal([{ name: 'change-workspace', payload: { workspaceId: 'b2' } }])
    await app.update({ context: { workspace: sampleBrands[1]! } })
    await waitUntil(() => app.findAll('[aria-busy]').length === 0)
    expect(app.asked.filter(({ what }) => what !== 'fetch')).to.deep.equal([])
    expect(asked().length).to.equal(1)
    expect(app.find('.active-brand-title').textContent).to.equal('GB - Nordlicht Tea')
    expect(app.find('tr[aria-current]').textContent).to.contain('GB - Nordlicht Tea')
  })
})

describe('profile', () => {
  it('shows who one is, roles and permissions', async () => {
    const choreograph = {
      id: 'az-ag-1',
      name: 'Choreograph',
      kind: 'agency',
      agency: 'choreograph',
      country: null,
    }
    const role = { id: 'r-1', name: 'Planner' }
    const ways = [
      { kind: 'direct', account: choreograph },
      { kind: 'group', account: choreograph, role, group: { id: 'g-1', name: 'G-UK' } },
    ]
    const fetch = answering({
      'GET /api/workspaces/agencies': [sampleAgency],
      'GET /api/user-details/users/me/effective?account=az-ag-1': {
        data: [{ permission: 'OsAppsAccess', ways }],
      },
      'GET /api/user-details/users/me/effective?account=az-b1': {
        data: [{ permission: 'SCORECARDS_APP_ACCESS', ways: [{ kind: 'role', account: choreograph, role }] }],
      },
    })
    const app = await mountMiniApp('you-page', { route: at('/user/profile'), portal: { fetch } })
    await waitUntil(() => app.findAll('tbody').some(({ innerText }) => innerText.includes('Choreograph')))
    expect(app.find('h1').textContent).to.equal('Profile')
    await waitUntil(() => app.findAll('.permission-ways li').length === 3)
    const text = app.find('.os-page').innerText
    for (const words of [
      'Paula Planner',
      'planner@agency.example',
      'Choreograph',
      'Planner',
      'Germany and United Kingdom',
      'Open the list of apps',
      'OsAppsAccess',
      'Audit brands',
      'SCORECARDS_APP_ACCESS',
      'Given to you directly in Choreograph',
      'The role Planner of your group G-UK in Choreograph',
      'Your role Planner in Choreograph',
    ])
      expect(text).to.contain(words)
    expect(app.events).to.deep.equal([{ name: 'set-breadcrumbs', payload: { text: 'Profile' } }])
  })

  it('says so when there are no roles and no permissions', async () => {
    const permissions = { prefix: '', agency: [], workspace: [], markets: {} }
    const app = await mountMiniApp('you-page', {
      route: at('/user/profile'),
      context: { user: { ...sampleUser, userRoles: [] }, permissions, workspace: null },
    })
    await waitUntil(() => app.find('.os-page').innerText.includes('No roles'))
    expect(app.find('.os-page').innerText).to.contain('No permissions.')
  })
})

describe('settings', () => {
  const settings = async (fetch?: typeof globalThis.fetch, asksAll = false) => {
    const fetchPatch: typeof fetch = (address, init) =>
      fetch && (asksAll || init?.method === 'PATCH')
        ? fetch(address, init)
        : Promise.resolve(Response.json({ data: [], isTold: false }))
    const portal = { fetch: fetchPatch }
    const app = await mountMiniApp('you-page', { route: at('/user/settings'), portal })
    await waitUntil(() => app.findAll('.settings').length === 1)
    return app
  }
  const looks = (app: Awaited<ReturnType<typeof settings>>) => app.find('.settings table').innerText
  const change = (app: Awaited<ReturnType<typeof mountMiniApp>>, label: string, value: string) => {
    const field = app.findAll('.os-field').find((each) => each.querySelector('label')?.textContent === label)!
    const select = field.querySelector('select')!
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }

  it('stores a choice, shows at once what it looks like, and lets the shell load the person anew [1.19]', async () => {
    const asked: { method: string | undefined; body: unknown }[] = []
    const app = await settings((_, init) => {
      asked.push({ method: init?.method, body: JSON.parse(init?.body as string) })
      return Promise.resolve(Response.json({ data: sampleUser }))
    })
    expect(looks(app)).to.contain('1,234,567.891').and.to.contain('04/03/2026')
    change(app, 'Numbers', 'de-de')
    change(app, 'Dates', 'sv-se')
    await waitUntil(() => looks(app).includes('1.234.567,891') && looks(app).includes('2026-03-04'))
    await waitUntil(() => app.events.some(({ name }) => name === 'user-unauthorized'))
    await waitUntil(() => app.find('.format-saved').innerText === 'Saved')
    expect(asked).to.deep.equal([
      { method: 'PATCH', body: { numberFormatLocale: 'de-de' } },
      { method: 'PATCH', body: { dateFormatLocale: 'sv-se' } },
    ])
    expect(app.events.map(({ name }) => name)).to.not.include('change-number-format')
  })

  it('takes back what could not be stored, says what to do, and tries again when told', async () => {
    let refuses = true
    const app = await settings(() =>
      Promise.resolve(refuses ? new Response(null, { status: 503 }) : Response.json({ data: sampleUser })),
    )
    change(app, 'Dates', 'de-de')
    await waitUntil(() => looks(app).includes('4.3.2026'), 'it is shown at once')
    await waitUntil(() => app.findAll('[role="alert"]').length === 1)
    expect(looks(app)).to.contain('04/03/2026')
    expect(app.findAll<HTMLSelectElement>('select')[1]!.value).to.equal('en-gb')
    expect(app.find('[role="alert"]').innerText)
      .to.contain('your earlier choice is back')
      .and.to.contain('again')
    refuses = false
    app.find('[role="alert"] button').click()
    await waitUntil(() => app.findAll('[role="alert"]').length === 0 && looks(app).includes('4.3.2026'))
  })

  it('leaves what is still on its way when another choice was stored, or refused', async () => {
    const answers: ((answer: Response) => void)[] = []
    const app = await settings(() => new Promise((answer) => answers.push(answer)))
    change(app, 'Numbers', 'de-de')
    change(app, 'Dates', 'sv-se')
    await waitUntil(() => answers.length === 1)
    answers[0]!(Response.json({ data: sampleUser }))
    await waitUntil(() => answers.length === 2, 'one after the other')
    await app.update({
      context: { displaySettings: { displayLanguage: 'en-US', dateLocale: 'en-gb', numberLocale: 'de-de' } },
    })
    expect(looks(app)).to.contain('2026-03-04').and.to.contain('1.234.567,891')
    answers[1]!(new Response(null, { status: 500 }))
    await waitUntil(() => app.findAll('[role="alert"]').length === 1)
    expect(looks(app)).to.contain('04/03/2026').and.to.contain('1.234.567,891')
  })

  it('signs out where the person says, or everywhere else, and keeps the focus', async () => {
    const asked: string[] = []
    let left = SESSIONS
    const app = await settings((request, init) => {
      const address = request as string
      asked.push(`${init?.method} ${address}`)
      const id = address.split('/sessions/')[1]
      if (init?.method === 'DELETE') left = left.filter((each) => (id ? each.id !== id : each.isThis))
      return Promise.resolve(Response.json({ data: left, isTold: true }))
    }, true)
    const lines = () => app.findAll('.session-line').map(({ innerText }) => innerText)
    await waitUntil(() => lines().length === 3)
    expect(lines()[0]).to.contain('Chrome on Windows').and.to.contain('This browser')
    expect(lines()[1]).to.contain('Safari on iPhone').and.to.contain('Last seen')
    app.findAll('.session-line button')[0]!.focus()
    app.findAll('.session-line button')[0]!.click()
    await waitUntil(() => lines().length === 2)
    expect(app.find('.session-lines').matches(':focus')).to.equal(true)
    expect(app.findAll('.sessions .os-card-header button')).to.deep.equal([], 'one is left')
    expect(asked.at(-1)).to.equal('DELETE /api/user-details/users/me/sessions/s2')
    left = SESSIONS
    dispatchEvent(new CustomEvent('os-live-news', { detail: 'rights' }))
    await waitUntil(() => lines().length === 3, 'the list follows what is told')
    app.find('.sessions .os-card-header button').click()
    await waitUntil(() => lines().length === 1)
    expect(asked.at(-1)).to.equal('DELETE /api/user-details/users/me/sessions')
  })

  it('says that somebody is still signed in there when that could not be done', async () => {
    const app = await settings(
      (_, init) =>
        Promise.resolve(
          init?.method === 'DELETE'
            ? new Response(null, { status: 503 })
            : Response.json({ data: SESSIONS, isTold: true }),
        ),
      true,
    )
    await waitUntil(() => app.findAll('.session-line').length === 3)
    app.findAll('.session-line button')[0]!.click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    expect(app.findAll('.session-line').length).to.equal(3)
  })

  it('keeps what one wants no notice of, and takes it back where that could not be stored', async () => {
    const kept: NoticeSettings[] = []
    let refuses = false
    const app = await settings((request, init) => {
      const address = request as string
      if (!address.includes('/notifications/')) return Promise.resolve(new Response(null, { status: 404 }))
      if (init?.method !== 'PUT')
        return Promise.resolve(Response.json({ data: { unread: 0, settings: USUAL_SETTINGS } }))
      if (refuses) return Promise.resolve(new Response(null, { status: 503 }))
      kept.push(JSON.parse(init.body as string) as NoticeSettings)
      return Promise.resolve(Response.json({ data: { unread: 0, settings: kept.at(-1) } }))
    }, true)
    const box = () => app.findAll<HTMLInputElement>('.notice-kinds input')[1]!
    await waitUntil(() => app.findAll('.notice-kinds input').length === 6)
    expect(box().checked).to.equal(true)
    box().click()
    await waitUntil(() => kept.length === 1)
    expect(kept[0]).to.deep.equal({ ...USUAL_SETTINGS, muted: ['document-commented', 'mentioned'] })
    expect(box().checked).to.equal(false)
    refuses = true
    box().click()
    await waitUntil(() => app.findAll('.os-field-error').length === 1)
    expect(app.find('.os-field-error').innerText).to.contain('earlier choice is back')
    expect(box().checked).to.equal(false)
  })

  it('turns off mails of a kind and moves the summary, where mails are sent', async () => {
    const kept: NoticeSettings[] = []
    const answer = { unread: 0, settings: USUAL_SETTINGS, sendsMail: true }
    const app = await settings((request, init) => {
      if (!(request as string).includes('/notifications/'))
        return Promise.resolve(new Response(null, { status: 404 }))
      if (init?.method === 'PUT') kept.push(JSON.parse(init.body as string) as NoticeSettings)
      return Promise.resolve(Response.json({ data: { ...answer, settings: kept.at(-1) ?? USUAL_SETTINGS } }))
    }, true)
    const mails = () => app.findAll('.notice-kinds')[1]!
    await waitUntil(() => app.findAll('.notice-kinds').length === 2)
    const [requests, digest] = mails().querySelectorAll<HTMLInputElement>('input[type=checkbox]')
    expect(mails().innerText).to.contain('Time of the summary')
    requests!.click()
    await waitUntil(() => kept.length === 1)
    expect(kept[0]!.mail).to.deep.equal({ off: ['requests'], digestAt: '08:00' })
    digest!.click()
    await waitUntil(() => kept.length === 2)
    expect(kept[1]!.mail.off).to.deep.equal(['requests', 'digest'])
    expect(mails().innerText).not.to.contain('Time of the summary')
  })

  it('changes theme and density at once', async () => {
    const app = await settings()
    app.find('input[value="dark"]').click()
    app.find('input[value="compact"]').click()
    await waitUntil(() => app.find<HTMLInputElement>('input[value="compact"]').checked)
    expect(app.portal.appearance.get()).to.include({ scheme: 'dark', density: 'compact' })
  })

  it('marks where one is among the account pages', async () => {
    const app = await settings()
    expect(app.find('[aria-current="page"]').textContent).to.equal('Settings')
    await app.update({ route: at('/user/profile') })
    await waitUntil(() => app.find('h1').textContent === 'Profile')
    expect(app.find('[aria-current="page"]').textContent).to.equal('Profile')
  })
})
