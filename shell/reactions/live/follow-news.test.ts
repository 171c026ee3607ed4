import { expect } from '@open-wc/testing'
import { brand, enterPortal } from '../../../test/browser/portal-world.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { LIVE_NEWS_EVENT, type LiveNews } from '../../contract/live-news.ts'
import { wordsReady } from '../../contract/words.ts'
import { runGuards } from '../../guards/chain.ts'
import { RouteTable } from '../../navigation/route-table.ts'
import { LIVE_SPREAD_MS } from '../../config/limits.ts'
import { ROUTES } from '../../config/routes.ts'
import { $destination } from '../../stores/destination.ts'
import { $notices, dismissNotice } from '../../stores/notices.ts'
import { agencyHolds } from '../../stores/permissions.ts'
import { setDirty } from '../../stores/unsaved-work.ts'
import { followNews } from './follow-news.ts'

const OPEN = { 'az-choreograph': ['OsAgencyAccess', 'DocumentationAccess'] }
const CLOSED = { 'az-choreograph': ['OsAgencyAccess'] }

describe('live news', () => {
  const home = location.pathname + location.search
  const otherTab = new BroadcastChannel('os-live-person-1')
  const heard: LiveNews[] = []
  const hear = (event: Event) => heard.push((event as CustomEvent<LiveNews>).detail)
  let grant: Awaited<ReturnType<typeof enterPortal>>['grant']
  let switchAudiences: Awaited<ReturnType<typeof enterPortal>>['switchAudiences']
  let stop = () => {}
  const tell = async (...news: LiveNews[]) => {
    const all = heard.length + news.length
    otherTab.postMessage({ at: Date.now(), news })
    await waitUntil(() => heard.length === all)
  }

  beforeEach(async () => {
    ;({ grant, switchAudiences } = await enterPortal({ workspaces: [brand('b1')], held: OPEN }))
    history.replaceState(null, '', '/documentation')
    await runGuards(new RouteTable(ROUTES).match('/documentation')!)
    await wordsReady()
    $destination.set(null)
    heard.length = 0
    addEventListener(LIVE_NEWS_EVENT, hear)
    stop = followNews()
  })
  afterEach(() => {
    stop()
    setDirty(false)
    removeEventListener(LIVE_NEWS_EVENT, hear)
    history.replaceState(null, '', home)
    $notices.get().forEach(({ id }) => dismissNotice(id))
  })

  it('loads rights anew and stays where the person may stay', async () => {
    await grant({ 'az-choreograph': ['OsAgencyAccess', 'DocumentationAccess', 'CartAppAccess'] })
    await tell('rights')
    expect(agencyHolds('CartAppAccess')).to.equal(true)
    expect($destination.get()).to.equal(null)
  })

  it('leads on whoever lost the right of the page they are on', async () => {
    await grant(CLOSED)
    await tell('rights')
    expect(agencyHolds('DocumentationAccess')).to.equal(false)
    expect($destination.get()).to.deep.equal({ path: '/documentation', replace: true })
  })

  it('throws no unsaved work away: it says so, and the person leaves when they want', async () => {
    await grant(CLOSED)
    setDirty(true)
    await tell('rights')
    await tell('rights')
    const [notice, ...others] = $notices.get()
    expect(others).to.deep.equal([])
    expect(notice?.text).to.contain('no longer have access to this page')
    expect($destination.get()).to.equal(null)
    notice!.action!.run()
    expect($destination.get()?.path).to.equal('/documentation')
  })

  it('leads on whoever stands in an audience app when its country is switched off, and not before', async () => {
    const page = '/brands/b1/xlator'
    history.replaceState(null, '', page)
    expect(await runGuards(new RouteTable(ROUTES).match(page)!)).to.equal('pass')
    await tell('catalogue')
    expect($destination.get()).to.equal(null)
    await switchAudiences(['GB'])
    await tell('catalogue')
    expect($destination.get()).to.deep.equal({ path: page, replace: true })
    expect(await runGuards(new RouteTable(ROUTES).match(page)!)).to.have.property('redirectTo', '/')
  })

  it('loads nothing for news of other things, and passes them on', async () => {
    await grant(CLOSED)
    await tell('notices', 'catalogue')
    expect(heard).to.deep.equal(['notices', 'catalogue'])
    expect(agencyHolds('DocumentationAccess')).to.equal(true)
  })

  it('asks a moment later what everybody was told, and once', async () => {
    const { random } = Math
    Math.random = () => 300 / LIVE_SPREAD_MS
    const message = { at: Date.now(), news: ['catalogue', 'notices'], forAll: ['catalogue'] }
    otherTab.postMessage(message)
    otherTab.postMessage(message)
    await waitUntil(() => heard.length === 2)
    expect(heard).to.deep.equal(['notices', 'notices'])
    await waitUntil(() => heard.length === 3)
    Math.random = random
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard).to.deep.equal(['notices', 'notices', 'catalogue'])
  })

  it('hears nothing once it has ended', async () => {
    await grant(CLOSED)
    stop()
    otherTab.postMessage({ at: Date.now(), news: ['rights'] })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(agencyHolds('DocumentationAccess')).to.equal(true)
  })
})
