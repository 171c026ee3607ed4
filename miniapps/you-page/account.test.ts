import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { answering } from '../../test/browser/answering.ts'
import { sampleAgency, sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const at = (basePath: string) => ({ path: basePath, basePath })

describe('profile', () => {
  it('shows who one is, roles and permissions', async () => {
    const fetch = answering({ 'GET /api/workspaces/agencies': [sampleAgency] })
    const app = await mountMiniApp('you-page', { route: at('/user/profile'), portal: { fetch } })
    await waitUntil(() => app.find('tbody').innerText.includes('Choreograph'))
    expect(app.find('h1').textContent).to.equal('Paula Planner')
    const text = app.find('.os-page').innerText
    for (const words of ['planner@agency.example', 'Choreograph', 'Planner', 'Germany and United Kingdom', 'OsAppsAccess', 'SCORECARDS_APP_ACCESS']) expect(text).to.contain(words)
    expect(app.events).to.deep.equal([{ name: 'set-breadcrumbs', payload: { text: 'Profile' } }])
    await expect(app.element).to.be.accessible()
  })

  it('says so when there are no roles and no permissions', async () => {
    const permissions = { prefix: '', agency: [], workspace: [], markets: {} }
    const app = await mountMiniApp('you-page', { route: at('/user/profile'), context: { user: { ...sampleUser, userRoles: [] }, permissions, workspace: null } })
    expect(app.find('.os-page').innerText).to.contain('No roles').and.to.contain('No permissions.')
    await expect(app.element).to.be.accessible()
  })
})

describe('settings', () => {
  it('shows numbers and dates as the person reads them, and follows a change', async () => {
    const displaySettings = { displayLanguage: 'en-US', dateLocale: 'en-gb', numberLocale: 'de-DE' }
    const app = await mountMiniApp('you-page', { route: at('/user/settings'), context: { displaySettings } })
    expect(app.find('.settings').innerText).to.contain('1.234.567,89').and.to.contain('British English')
    await app.update({ context: { displaySettings: { ...displaySettings, numberLocale: 'en-US' } } })
    expect(app.find('.settings').innerText).to.contain('1,234,567.89')
    await expect(app.element).to.be.accessible()
  })

  it('names the way to change them, on wide screens and narrow ones', async () => {
    const app = await mountMiniApp('you-page', { route: at('/user/settings') })
    expect(app.find('.os-notice').innerText).to.equal('To change these, open Display settings: in the menu behind your name, or on a narrow screen in the menu, under Account.')
  })

  it('marks where one is among the account pages', async () => {
    const app = await mountMiniApp('you-page', { route: at('/user/settings') })
    expect(app.find('[aria-current="page"]').textContent).to.equal('Settings')
    await app.update({ route: at('/user/profile') })
    expect(app.find('[aria-current="page"]').textContent).to.equal('Profile')
  })
})
