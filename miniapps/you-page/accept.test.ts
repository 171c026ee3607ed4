import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { answering } from '../../test/browser/answering.ts'
import { sampleAgency, sampleBrands, sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const at = (basePath: string) => ({ path: basePath, basePath })

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

  it('links to the scorecards of the active brand', async () => {
    const app = await home()
    expect(app.find('.quick-link').getAttribute('href')).to.equal('/brands/b1/scorecards')
  })

  it('asks for another brand, and shows when it is there; the shell says so', async () => {
    const app = await home()
    app
      .findAll('.brand-choice')
      .find(({ textContent }) => textContent === 'GB-Nordlicht Tea')!
      .click()
    expect(app.events.at(-1)).to.deep.equal({ name: 'change-workspace', payload: { workspaceId: 'b2' } })
    await app.update({ context: { workspace: sampleBrands[1]! } })
    await waitUntil(() => app.findAll('[aria-busy]').length === 0)
    expect(app.asked.filter(({ what }) => what !== 'fetch')).to.deep.equal([])
    expect(app.find('.active-brand-title').textContent).to.equal('GB-Nordlicht Tea')
    expect(app.find('tr[aria-current]').textContent).to.contain('GB-Nordlicht Tea')
  })
})

describe('profile', () => {
  it('shows who one is, roles and permissions', async () => {
    const fetch = answering({ 'GET /api/workspaces/agencies': [sampleAgency] })
    const app = await mountMiniApp('you-page', { route: at('/user/profile'), portal: { fetch } })
    await waitUntil(() => app.find('tbody').innerText.includes('Choreograph'))
    expect(app.find('h1').textContent).to.equal('Profile')
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
    expect(app.find('.os-page').innerText).to.contain('No roles').and.to.contain('No permissions.')
  })
})

describe('settings', () => {
  const change = (app: Awaited<ReturnType<typeof mountMiniApp>>, label: string, value: string) => {
    const field = app.findAll('.os-field').find((each) => each.querySelector('label')?.textContent === label)!
    const select = field.querySelector('select')!
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }

  it('stores a choice, shows at once what it looks like, and lets the shell load the person anew', async () => {
    const asked: { method: string | undefined; body: unknown }[] = []
    const fetch = (_: unknown, init?: RequestInit) => {
      asked.push({ method: init?.method, body: JSON.parse(init?.body as string) })
      return Promise.resolve(Response.json({ data: sampleUser }))
    }
    const app = await mountMiniApp('you-page', { route: at('/user/settings'), portal: { fetch } })
    expect(app.find('.settings').innerText).to.contain('1,234,567.89')
    change(app, 'Numbers', 'de-de')
    await waitUntil(() => app.find('.settings').innerText.includes('1.234.567,89'))
    await waitUntil(() => app.events.some(({ name }) => name === 'user-unauthorized'))
    expect(asked).to.deep.equal([{ method: 'PATCH', body: { numberFormatLocale: 'de-de' } }])
  })

  it('says that a choice could not be stored, and tries again when told', async () => {
    let refuses = true
    const fetch = () =>
      Promise.resolve(refuses ? new Response(null, { status: 503 }) : Response.json({ data: sampleUser }))
    const app = await mountMiniApp('you-page', { route: at('/user/settings'), portal: { fetch } })
    change(app, 'Dates', 'de-de')
    await waitUntil(() => app.findAll('[role="alert"]').length === 1)
    expect(app.find('[role="alert"]').innerText).to.contain('Not saved.')
    refuses = false
    app.find('[role="alert"] button').click()
    await waitUntil(() => app.findAll('[role="alert"]').length === 0)
  })

  it('changes theme and density at once', async () => {
    const app = await mountMiniApp('you-page', { route: at('/user/settings') })
    app.find('input[value="dark"]').click()
    app.find('input[value="compact"]').click()
    await waitUntil(() => app.find<HTMLInputElement>('input[value="compact"]').checked)
    expect(app.portal.appearance.get()).to.include({ scheme: 'dark', density: 'compact' })
  })

  it('marks where one is among the account pages', async () => {
    const app = await mountMiniApp('you-page', { route: at('/user/settings') })
    expect(app.find('[aria-current="page"]').textContent).to.equal('Settings')
    await app.update({ route: at('/user/profile') })
    expect(app.find('[aria-current="page"]').textContent).to.equal('Profile')
  })
})
