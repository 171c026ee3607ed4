import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { enterPortal } from '../../test/browser/portal-world.ts'
import { expectErrors } from '../../test/browser/strict.ts'
import { $announcement, announce } from '../stores/notices.ts'
import { goTo } from '../stores/destination.ts'
import { $navigation } from '../stores/pending-navigation.ts'
import { $place } from '../stores/place.ts'
import { $dirty, setDirty } from '../stores/unsaved-work.ts'
import { $permissions } from '../stores/permissions.ts'
import { sessionEnded } from '../stores/session.ts'
import { showToursReminder, $tours } from '../stores/tours.ts'
import { $users } from '../stores/users.ts'
import { $workspaces } from '../stores/workspaces.ts'
import { OsQuestion } from '../frame/os-question.ts'
import { navigation } from './navigation.ts'
import { OsRouter } from '../frame/os-router.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

customElements.define('os-router-in-test', OsRouter)
if (!customElements.get('os-question')) customElements.define('os-question', OsQuestion)

/** Opens a path as a fresh page would, and waits until the navigation has ended. */
async function open(path: string): Promise<void> {
  history.replaceState(null, '', path)
  const router = new OsRouter()
  document.body.append(router)
  await waitUntil(() => !$navigation.get().pending, 'the navigation did not end')
  router.remove()
}

describe('a navigation that fails', () => {
  const here = location.href
  beforeEach(() => enterPortal({ held: { 'az-choreograph': ['OsAgencyAccess'] } }))
  afterEach(async () => {
    await waitUntil(() => !$users.get().loading && !$permissions.get().loading)
    history.replaceState(null, '', here)
    sessionEnded('NotSet')
  })

  it('leaves the message of a server that gave no answer in the store [8.16]', async () => {
    configure({
      userDetails: '/test-api/cut-off',
      workspaces: '/test-api/cut-off',
      alphaZulu: '/test-api/cut-off',
    })
    await open('/documentation')
    expect($navigation.get().error).not.to.equal('')
    expect($place.get().page).to.equal('problem')
  })

  it('leaves the message of the router itself in the store, and shows the error page [2.5, 8.16]', async () => {
    expectErrors(/Navigation failed: .*\/login redirects more than 10 times/s)
    configure({}, { postLoginRoute: '/login' })
    await open('/login')
    expect($navigation.get().error).to.equal('/login redirects more than 10 times')
    expect($place.get().page).to.equal('error')
  })

  it('is told on the error page, also by a visit that has to wait for its guards', async () => {
    $navigation.setKey('error', 'something older')
    await open('/error')
    expect($navigation.get().error).to.equal('something older')
    expect($place.get().page).to.equal('error')
  })

  it('is still told when the way out is refused', async () => {
    await open('/error')
    $navigation.setKey('error', 'something older')
    addEventListener('os-before-routing', (event) => event.detail.cancelNavigation(), { once: true })
    await open('/nowhere')
    expect([$place.get().page, $navigation.get().error]).to.deep.equal(['error', 'something older'])
  })

  it('is forgotten by the next one', async () => {
    $navigation.setKey('error', 'something older')
    await open('/nowhere')
    expect($navigation.get().error).to.equal('')
    expect($place.get().page).to.equal('empty')
  })
})

describe('an address that begins with two slashes', () => {
  const here = location.href
  beforeEach(() => enterPortal({ held: { 'az-choreograph': ['OsAgencyAccess'] } }))
  afterEach(() => {
    history.replaceState(null, '', here)
    sessionEnded('NotSet')
  })

  for (const [path, page] of [
    ['//elsewhere.example/you', 'empty'],
    ['//', ''],
  ] as const) {
    it(`is a path like any other: ${path}`, async () => {
      await open(location.origin + path)
      expect([$place.get().page, $navigation.get().error]).to.deep.equal([page, ''])
    })
  }
})

describe('a navigation for which everything is here', () => {
  const here = location.href
  let router: OsRouter
  let link: HTMLAnchorElement
  let heard: boolean[]
  let stopHearing: () => void

  beforeEach(async () => {
    await enterPortal({
      held: { 'az-choreograph': ['OsAgencyAccess', 'DocumentationAccess', 'OsAppsAccess'] },
    })
    await open('/documentation')
    router = new OsRouter()
    link = Object.assign(document.createElement('a'), { href: '/apps' })
    document.body.append(router, link)
    heard = []
    stopHearing = $navigation.listen(({ pending }) => heard.push(pending))
  })

  afterEach(() => {
    stopHearing()
    for (const element of [router, link]) element.remove()
    setDirty(false)
    history.replaceState(null, '', here)
    sessionEnded('NotSet')
  })

  it('is over when the click is, and never pending', () => {
    link.click()
    expect([$place.get().app, location.pathname]).to.deep.equal(['apps', '/apps'])
    expect(heard).to.deep.equal([])
  })

  it('ends one that is still waiting', async () => {
    setDirty(true)
    link.href = '/you'
    link.click()
    expect($navigation.get().pending).to.equal(true)
    setDirty(false)
    link.href = '/apps'
    link.click()
    expect([$place.get().app, $navigation.get().pending]).to.deep.equal(['apps', false])
    await new Promise((resolve) => setTimeout(resolve))
    expect($place.get().app).to.equal('apps')
  })

  it('closes the question about unsaved work that it overtakes, and the work stays unsaved', async () => {
    const question = document.body.appendChild(new OsQuestion())
    await question.updateComplete
    const dialog = question.renderRoot.querySelector('dialog')!
    setDirty(true, true)
    link.click()
    await waitUntil(() => dialog.open, 'the question')
    link.href = '/documentation/deep'
    link.click()
    expect(dialog.open).to.equal(false)
    await waitUntil(() => !$navigation.get().pending)
    expect([$place.get().route.path, $dirty.get()]).to.deep.equal(['/documentation/deep', 'kept'])
    question.remove()
  })

  it('asks inside a mini-app too before work is lost: after a link, navigate and Back, but not for another query', async () => {
    link.href = '/documentation/deep'
    link.click()
    const question = document.body.appendChild(new OsQuestion())
    await question.updateComplete
    const dialog = question.renderRoot.querySelector('dialog')!
    setDirty(true)
    link.href = '/documentation/deep?tab=2'
    link.click()
    expect([$place.get().route.query['tab'], $navigation.get().pending]).to.deep.equal(['2', false])
    link.href = '/documentation'
    for (const leave of [() => link.click(), () => goTo('/documentation'), () => history.go(-2)]) {
      leave()
      await waitUntil(() => dialog.open, 'the question')
      dialog.close('stay')
      await waitUntil(() => !$navigation.get().pending && location.search === '?tab=2')
      expect([$place.get().route.path, $dirty.get()]).to.deep.equal(['/documentation/deep', 'lost'])
    }
    link.click()
    await waitUntil(() => dialog.open, 'the question')
    dialog.close('leave')
    await waitUntil(() => !$navigation.get().pending)
    expect([$place.get().route.path, $dirty.get()]).to.deep.equal(['/documentation', false])
    question.remove()
  })

  it('leaves focus and scroll where they are, and says nothing, where a mini-app asks for that', async () => {
    const main = document.body.appendChild(Object.assign(document.createElement('main'), { tabIndex: -1 }))
    const item = main.appendChild(document.createElement('button'))
    main.append(document.createElement('h1'))
    navigation.arrival.main = main
    goTo('/documentation/list')
    await Promise.resolve()
    navigation.arrival.arrive()
    item.focus()
    announce('')
    goTo('/documentation/list/7', { keepFocus: true })
    await Promise.resolve()
    navigation.arrival.setOut()
    navigation.arrival.arrive()
    expect([$place.get().route.path, document.activeElement, $announcement.get().text]).to.deep.equal([
      '/documentation/list/7',
      item,
      '',
    ])
    main.remove()
  })

  it('changes the place before the brand: whoever hears of the brand is led to its page first', async () => {
    const told: unknown[] = []
    const stop = $workspaces.listen(({ brandId }) => told.push([brandId, $place.get().route.path]))
    goTo('/apps', { forBrand: 'b1' })
    await Promise.resolve()
    stop()
    expect(told).to.deep.equal([['b1', '/apps']])
  })

  it('that a store led to begins when all stores have followed', async () => {
    let during = ''
    const stop = $tours.listen(() => {
      goTo('/apps')
      during = $place.get().app
    })
    showToursReminder(!$tours.get().reminder)
    stop()
    expect(during).to.equal('documentation')
    await Promise.resolve()
    expect($place.get().app).to.equal('apps')
  })
})

describe('a link that leads on to somewhere else', () => {
  const here = location.href
  let router: OsRouter

  beforeEach(async () => {
    await enterPortal({ held: { 'az-choreograph': ['OsAgencyAccess', 'DocumentationAccess'] } })
    await open('/documentation')
    router = new OsRouter()
    document.body.append(router)
  })

  afterEach(async () => {
    await waitUntil(() => !$navigation.get().pending)
    router.remove()
    history.replaceState(null, '', here)
    sessionEnded('NotSet')
  })

  async function click(href: string): Promise<void> {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
    await waitUntil(() => !$navigation.get().pending, 'the navigation did not end')
  }

  const entry = () => (history.state as { index: number }).index

  for (const [what, href, end] of [
    ['a redirect', '/', '/you'],
    ['a refused page', '/cart', '/you'],
    ['a page of a brand', '/scorecards/summary', '/brands/b1/scorecards/summary'],
  ] as const) {
    it(`leaves the page it was clicked on one step back: ${what}`, async () => {
      const before = entry()
      await click(href)
      expect([location.pathname, entry()]).to.deep.equal([end, before + 1])
      history.back()
      await waitUntil(() => $place.get().app === 'documentation', 'the step back did not lead there')
      expect([location.pathname, entry()]).to.deep.equal(['/documentation', before])
    })
  }

  it('adds nothing where it ends at the address it was clicked on', async () => {
    await click('/you')
    const before = entry()
    await click('/cart')
    await click('/')
    expect([location.pathname, entry()]).to.deep.equal(['/you', before])
  })
})

describe('an entry that a mini-app writes with a router of its own', () => {
  const here = location.href
  let router: OsRouter

  beforeEach(async () => {
    await enterPortal({
      held: { 'az-choreograph': ['OsAgencyAccess', 'DocumentationAccess', 'OsAppsAccess'] },
    })
    await open('/documentation')
    router = new OsRouter()
    document.body.append(router)
    await waitUntil(() => !$navigation.get().pending)
  })

  afterEach(() => {
    router.remove()
    history.replaceState(null, '', here)
    sessionEnded('NotSet')
  })

  const entry = () => history.state as { index: number; key?: string }
  const told = () => [$place.get().route.tail, $place.get().route.query]

  it('is told as its route, and is one of the history with what it noted there', async () => {
    const { index } = entry()
    history.pushState({ key: 'k1' }, '', '/documentation/deep?page=2')
    await Promise.resolve()
    expect(told()).to.deep.equal(['/deep', { page: '2' }])
    expect(entry()).to.deep.equal({ key: 'k1', index: index + 1 })
  })

  it('is left by Back and found again by Forward, with no visit of another mini-app', async () => {
    const apps = new Set<string>()
    const stop = $place.listen(({ app }) => void apps.add(app))
    history.pushState(null, '', 'documentation/one')
    await Promise.resolve()
    history.pushState(null, '', '/documentation/two')
    await Promise.resolve()
    history.go(-2)
    await waitUntil(() => $place.get().route.tail === '/')
    history.forward()
    await waitUntil(() => $place.get().route.tail === '/one')
    stop()
    expect([...apps]).to.deep.equal(['documentation'])
  })

  it('is told once where it writes over another, which adds none', async () => {
    const { index } = entry()
    const { visit } = $place.get()
    history.pushState(null, '', '/documentation/one')
    history.replaceState({ key: 'k2' }, '', '/documentation/two')
    await Promise.resolve()
    expect(told()).to.deep.equal(['/two', {}])
    expect([entry(), $place.get().visit]).to.deep.equal([{ key: 'k2', index: index + 1 }, visit + 1])
  })

  it('keeps its number, and is told to nobody, where only its notes change', async () => {
    const { index } = entry()
    const place = $place.get()
    history.replaceState({ key: 'k3' }, '')
    await Promise.resolve()
    expect(entry()).to.deep.equal({ key: 'k3', index })
    expect($place.get()).to.equal(place)
  })

  it('is taken back where a listener cancels it', async () => {
    addEventListener('os-before-routing', (event) => event.detail.cancelNavigation(), { once: true })
    history.pushState(null, '', '/documentation/deep')
    await waitUntil(() => location.pathname === '/documentation', 'the step back')
    expect($place.get().route.tail).to.equal('/')
  })

  it('is passed by a link that is clicked on in the same breath', async () => {
    history.pushState(null, '', '/documentation/deep')
    goTo('/apps')
    await Promise.resolve()
    expect([$place.get().app, location.pathname]).to.deep.equal(['apps', '/apps'])
  })

  for (const path of ['/apps', '/documentations', '/you']) {
    it(`is left alone, with a warning, where it is not below its base path: ${path}`, async () => {
      const warnings: string[] = []
      const { warn } = console
      console.warn = (text: string) => void warnings.push(text)
      const place = $place.get()
      history.pushState(null, '', path)
      await Promise.resolve()
      console.warn = warn
      expect(warnings).to.deep.equal([
        `Mini-app documentation wrote "${path}" into the history, which is not below its base path /documentation: portal.navigate leads there`,
      ])
      expect([history.state, $place.get()]).to.deep.equal([null, place])
    })
  }
})
