import { expect } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { configure } from '../../test/browser/configure.ts'
import { sampleContext } from '../../test/browser/sample-context.ts'
import { setTokenSource } from '../api/http.ts'
import { entryOf } from '../catalogue/entries.ts'
import type { Command } from '../contract/command.ts'
import type { NavigateOptions, Notice } from '../contract/mini-app.ts'
import { $commands, withdrawCommands } from '../stores/commands.ts'
import { $destination } from '../stores/destination.ts'
import { $announcement, $notices } from '../stores/notices.ts'
import { sessionEnded, sessionStarted } from '../stores/session.ts'
import { makePortal } from './make-portal.ts'

const mount = (key = 'sample') => {
  const over = new AbortController()
  return {
    over,
    portal: makePortal(
      entryOf(key)!,
      () => undefined,
      () => document.body,
      over.signal,
      sampleContext,
    ),
  }
}

before(() => configure())

describe('navigate', () => {
  beforeEach(() => $destination.set(null))
  after(() => $destination.set(null))

  it('leads to a path of this portal while the mini-app is mounted', () => {
    mount().portal.navigate('/you')
    expect($destination.get()).to.include({ path: '/you' })
  })

  it('fills in the brand of the address, as change-route does [2.59]', () => {
    const here = location.href
    history.replaceState(null, '', '/brands/b7/scorecards')
    mount().portal.navigate('/brands/{brandId}/campaigns')
    history.replaceState(null, '', here)
    expect($destination.get()).to.include({ path: '/brands/b7/campaigns' })
  })

  it('leads nowhere any more once the mini-app was left, and says so, also where it was mounted again since', () => {
    const warnings = caughtWarnings()
    const { over, portal } = mount()
    over.abort()
    mount()
    portal.navigate('/you')
    expect($destination.get()).to.equal(null)
    expect(warnings).to.deep.equal(['Mini-app sample asked for "/you" after it was left'])
  })

  it('says so in a few short lines, however often and at whatever length it is asked for nonsense', () => {
    const warnings = caughtWarnings()
    const { portal } = mount('scorecards')
    for (let count = 0; count < 100; count++) portal.navigate(`//elsewhere.example/${'x'.repeat(100_000)}`)
    expect(warnings).to.have.length(5)
    expect(warnings.join('').length).to.be.below(1000)
    expect(warnings[0]).to.match(
      /^Mini-app scorecards asked for "\/\/elsewhere\.example\/x+", which is not a path of this portal$/,
    )
  })

  it('takes the two options of the contract and nothing else', () => {
    const { portal } = mount()
    const options = {
      replace: true,
      newTab: 1,
      forBrand: 'b2',
      fromHistory: true,
      path: '//elsewhere.example',
    }
    portal.navigate('/you', options as unknown as NavigateOptions)
    expect($destination.get()).to.deep.equal({ path: '/you', replace: true, newTab: true })
    portal.navigate('/you', null as unknown as NavigateOptions)
    expect($destination.get()).to.deep.equal({ path: '/you', replace: false, newTab: false })
  })
})

describe('offerCommands', () => {
  after(withdrawCommands)

  it('gives the header only what it can draw', () => {
    const warnings = caughtWarnings()
    mount().portal.offerCommands([
      null,
      { id: 'go', title: 'Start', hint: null },
      { id: 'a', title: 'A', run() {} },
    ] as unknown as Command[])
    expect($commands.get().map(({ id }) => id)).to.deep.equal(['a'])
    expect(warnings).to.have.length(1)
  })
})

describe('notify and announce', () => {
  before(() => $notices.set([]))
  after(() => $notices.set([]))

  it('take only what can be shown and said: what one mini-app gets wrong silences no other', () => {
    const warnings = caughtWarnings()
    const { portal } = mount('you-page')
    portal.announce('Before')
    portal.notify({ kind: 'info', text: 'Null', action: null } as unknown as Notice)
    portal.notify({ kind: 'info', text: 7 } as unknown as Notice)
    portal.announce(Object.create(null) as string)
    expect($notices.get().map(({ text, action }) => [text, action])).to.deep.equal([['Null', undefined]])
    expect($announcement.get().text).to.equal('Before')
    expect(warnings.map((text) => text.slice(0, 17))).to.deep.equal([
      'Mini-app you-page',
      'Mini-app you-page',
    ])
  })
})

describe('fetch', () => {
  const frame = {
    key: 'desk',
    title: 'Desk',
    frame: 'https://stranger.example/desk.html',
    routes: ['desk'],
    apis: ['scorecards'],
  } as const
  const asked = async (key: string, address: string, init?: RequestInit) =>
    (await (await mount(key).portal.fetch(address, init)).json()) as {
      url: string
      headers: Record<string, string>
    }
  before(() => {
    configure({ scorecards: '/test-api/echo/moved/' }, { miniApps: [frame] })
    setTokenSource(() => 'access-token-1')
    document.cookie = 'XSRF-TOKEN=a%2Fb; path=/'
  })
  after(() => {
    setTokenSource(() => null)
    document.cookie = 'XSRF-TOKEN=; path=/; max-age=0'
  })

  for (const key of ['scorecards', 'desk']) {
    it(`reaches an API of ${key} by the address of the contract, wherever the configuration has put it`, async () => {
      const { url, headers } = await asked(key, '/api/scorecards/brands/b%201/scorecards?a=1')
      expect(url).to.equal('/test-api/echo/moved/brands/b%201/scorecards?a=1')
      expect(headers['authorization']).to.equal('Bearer access-token-1')
    })
  }

  it('asks nothing for one person with the token of the next', async () => {
    sessionStarted('ada')
    const { portal } = mount('scorecards')
    sessionStarted('grace')
    const error = await portal.fetch('/api/scorecards/x').then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect((error as DOMException).name).to.equal('AbortError')
    expect((await mount('scorecards').portal.fetch('/api/scorecards/x')).status).to.equal(200)
    sessionEnded('NotSet')
  })

  it('takes a look-alike and an API that is not granted for what they are', async () => {
    for (const address of [
      '/api/scorecards-of-others',
      '/api/scorecards/../workspaces/agencies',
      'https://elsewhere.example/api/scorecards/x',
    ]) {
      const error = await mount('desk')
        .portal.fetch(address)
        .then(
          () => undefined,
          (reason: unknown) => reason,
        )
      expect(String(error)).to.equal(`TypeError: Mini-app desk is not granted ${address}`)
    }
  })

  it('takes a Request and a URL as fetch does: method, headers and body arrive, and the token with them', async () => {
    const { portal } = mount('scorecards')
    const request = new Request('/api/scorecards/runs', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-own': '1' },
      body: 'text',
    })
    const sent = (await (await portal.fetch(request)).json()) as {
      url: string
      method: string
      headers: Record<string, string>
      body: string
    }
    expect([sent.url, sent.method, sent.body]).to.deep.equal(['/test-api/echo/moved/runs', 'POST', 'text'])
    expect(sent.headers).to.include({
      'content-type': 'text/plain',
      'x-own': '1',
      'x-xsrf-token': 'a/b',
      authorization: 'Bearer access-token-1',
    })
    expect(await (await portal.fetch(new URL('/api/scorecards/a', location.origin))).json()).to.deep.include({
      url: '/test-api/echo/moved/a',
      method: 'GET',
    })
    expect(
      await (
        await portal.fetch(new Request('/test-api/echo/else', { headers: { 'x-own': '2' } }), {
          method: 'PUT',
        })
      ).json(),
    ).to.deep.include({ url: '/test-api/echo/else', method: 'PUT' })
  })

  it('ends a Request with its own signal, and with the mini-app', async () => {
    for (const end of ['own', 'mini-app'] as const) {
      const { portal, over } = mount('scorecards')
      const own = new AbortController()
      const ended = portal
        .fetch(new Request('/test-api/hang', { method: 'POST', body: 'text', signal: own.signal }))
        .then(
          () => 'answered',
          (reason: Error) => reason.name,
        )
      const control = end === 'own' ? own : over
      control.abort()
      expect(await ended, end).to.equal('AbortError')
    }
  })

  it('takes from a frame no address with a slash or dots in code, or dots with parameters, which a gateway may read as a way out', async () => {
    const slashes = ['..%2fuser-details/users/me', '..%5Cuser-details', 'a/%2E%2E%2Fb', '..%252fuser-details']
    const dots = [
      '%2e%2e/user-details',
      '%252e%252e/user-details/users/me',
      'a/.%25252E',
      '..;/user-details/users/me',
      '%2e%2E;v=1/user-details',
      '..%253b/user-details',
    ]
    for (const address of [...slashes, ...dots]) {
      const error = await mount('desk')
        .portal.fetch(`/api/scorecards/${address}`)
        .then(
          () => undefined,
          (reason: unknown) => reason,
        )
      expect(String(error)).to.equal(`TypeError: Mini-app desk is not granted /api/scorecards/${address}`)
    }
    for (const address of ['brands?next=a%2Fb', 'brands?next=/%252e%252e/;', 'v1.2;page=2/a%252eb/..c']) {
      expect((await asked('desk', `/api/scorecards/${address}`)).url).to.equal(
        `/test-api/echo/moved/${address}`,
      )
    }
  })

  it('says which API a mini-app asks that is not granted it', async () => {
    const warnings = caughtWarnings()
    await asked('sample', '/api/contacts/people').catch(() => {})
    expect(warnings.filter((warning) => warning.startsWith('Mini-app sample'))).to.deep.equal([
      'Mini-app sample asked the API contacts without a token, for it is not granted it: its entry names in "apis" what it may ask',
    ])
  })

  it('repeats the XSRF cookie, and gives no token, where nothing is granted [7.29]', async () => {
    const { headers } = await asked('sample', '/test-api/echo/elsewhere', {
      method: 'POST',
      headers: { 'x-own': '1' },
    })
    expect([headers['x-xsrf-token'], headers['x-own'], headers['authorization']]).to.deep.equal([
      'a/b',
      '1',
      undefined,
    ])
    expect((await asked('sample', '/test-api/echo/elsewhere')).headers).not.to.have.property('x-xsrf-token')
  })
})
