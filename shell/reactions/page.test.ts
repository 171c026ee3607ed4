import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { brand } from '../../test/browser/portal-world.ts'
import { expectErrors } from '../../test/browser/strict.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Breadcrumbs } from '../contract/entities.ts'
import { createWords, languageOf, showLanguage, wordsReady } from '../contract/words.ts'
import { $notices } from '../stores/notices.ts'
import { resetBreadcrumbs, setBreadcrumbs } from '../stores/breadcrumbs.ts'
import { mergeDisplaySettings, resetDisplaySettings } from '../stores/display-settings.ts'
import { $navigation } from '../stores/pending-navigation.ts'
import { $place, setPlace } from '../stores/place.ts'
import { setTenant } from '../stores/tenant.ts'
import { $workspaces, clearWorkspaces } from '../stores/workspaces.ts'
import { pageTitle } from '../navigation/page-title.ts'
import { languageFollowsSettings, titleFollowsPlace } from './page.ts'
import { slowNavigationShows } from './slow-navigation.ts'
import { themeFollowsTenant } from './theme.ts'

describe('the page', () => {
  before(() => configure())

  it('is named after where we are', () => {
    setPlace({ ...$place.get(), app: '', page: 'empty' })
    expect(pageTitle()).to.match(/^Page not found · .*Agency OS$/)
  })

  it('is named apart from the other pages of its app', () => {
    const place = $place.get()
    setPlace({ ...place, app: 'you-page', page: '' })
    const titleWith = (breadcrumbs: Breadcrumbs) => {
      setBreadcrumbs(breadcrumbs)
      return pageTitle().replace(/ · (Choreograph · )?Agency OS$/, '')
    }
    expect(['Profile', 'Settings', 'You'].map((text) => titleWith({ text }))).to.deep.equal([
      'Profile · You',
      'Settings · You',
      'You',
    ])
    expect(
      titleWith({ text: 'Planning', category: 'Unlock', app: 'Scorecards', section: 'Summary' }),
    ).to.equal('Summary · Scorecards · Planning')
    expect(
      titleWith({
        app: 'Scorecards',
        section: 'Summary',
        hideSection: true,
        details: [{ name: 'Site audit' }],
      }),
    ).to.equal('Site audit · Scorecards')
    resetBreadcrumbs()
    setPlace(place)
  })

  it('is named after the brand of its address, which two tabs may differ in, and after none elsewhere', async () => {
    const { title } = document
    const place = $place.get()
    titleFollowsPlace()
    $workspaces.setKey('list', [brand('b1'), brand('b2')])
    const titleAt = async (path: string) => {
      setPlace({ ...place, app: 'scorecards', page: '', route: { ...place.route, path } })
      await Promise.resolve()
      return document.title.replace(/ · (Choreograph · )?Agency OS$/, '')
    }
    setBreadcrumbs({ app: 'Scorecards', section: 'Summary' })
    expect(await titleAt('/brands/b1/scorecards/summary')).to.equal('Summary · Scorecards · DE - Brand b1')
    expect(await titleAt('/brands/b2/scorecards/summary')).to.equal('Summary · Scorecards · DE - Brand b2')
    expect(await titleAt('/brands/unknown/scorecards/summary')).to.equal('Summary · Scorecards')
    expect(await titleAt('/you')).to.equal('Summary · Scorecards')
    clearWorkspaces()
    resetBreadcrumbs()
    setPlace(place)
    document.title = title
  })

  it('is not called after signing in where access is missing', () => {
    const place = $place.get()
    setPlace({ ...place, app: 'login', page: '', route: { ...place.route, path: '/login/agency-access' } })
    expect(pageTitle()).to.match(/^Access · /)
    setPlace(place)
  })

  it('says the language of its words, with the region that was chosen', async () => {
    const { lang, dir } = document.documentElement
    languageFollowsSettings()
    for (const [chosen, said] of [
      ['en-GB', 'en-GB'],
      ['de-AT', 'de-AT'],
      ['nl-NL', 'en'],
    ] as const) {
      mergeDisplaySettings({ displayLanguage: chosen })
      await showLanguage(languageOf(chosen) ?? 'en')
      await waitUntil(() => document.documentElement.lang === said, `says ${said}`)
      expect(document.documentElement.dir).to.equal('ltr')
    }
    resetDisplaySettings()
    await showLanguage('en')
    Object.assign(document.documentElement, { lang, dir })
  })

  it('stays in its language where another one cannot be had, and says what to do', async () => {
    expectErrors(/No words in fr/)
    const words = createWords<'hello'>((language) =>
      language === 'fr'
        ? Promise.reject(new Error('no network'))
        : Promise.resolve({ default: { hello: 'Hello' } }),
    )
    await wordsReady()
    const { lang } = document.documentElement
    mergeDisplaySettings({ displayLanguage: 'fr-FR' })
    await waitUntil(() => $notices.get().length > 0, 'a notice')
    expect($notices.get()[0]).to.deep.include({
      kind: 'warning',
      text: 'French could not be loaded, so this page stays in the language it has. Check your connection, then reload the page.',
    })
    expect($notices.get()[0]!.action?.label).to.equal('Reload the page')
    expect([words('hello'), document.documentElement.lang]).to.deep.equal(['Hello', lang])
    $notices.set([])
    resetDisplaySettings()
  })

  it('wears the theme of its tenant, and the default one for an unknown tenant', () => {
    const link = document.head.appendChild(document.createElement('link'))
    link.id = 'os-theme'
    link.href = '/themes/choreograph.css'
    themeFollowsTenant()
    setTenant('mindshare')
    expect(new URL(link.href).pathname).to.equal('/themes/mindshare.css')
    setTenant('nobody-knows')
    expect(new URL(link.href).pathname).to.equal('/themes/default.css')
    setTenant('choreograph')
    link.remove()
  })

  it('says so when a navigation is slow, and stops when it ends', async () => {
    slowNavigationShows()
    $navigation.set({ pending: true, slow: false, error: '' })
    await new Promise((resolve) => setTimeout(resolve, 2100))
    expect($navigation.get().slow).to.equal(true)
    $navigation.setKey('pending', false)
    expect($navigation.get().slow).to.equal(false)
  })
})
