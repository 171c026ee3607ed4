import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { $session } from '../stores/session.ts'
import { rememberRoute, restoreSession, signOut, takeRememberedRoute } from './auth.ts'
import { currentUser, keep, keepWatch, letGo } from './session-keeper.ts'
import { parseUser, userKey } from './stored-user.ts'

const authority = `${location.origin}/test-api/told/leaving`

/** What the provider answers at each address; nothing at the others. */
const provider = (answers: object) => fetch(authority, { method: 'PUT', body: JSON.stringify(answers) })

const asked = async () => (await (await fetch(`${authority}/asked`)).json()) as string[]

/** Somebody is signed in, here and in storage. */
function signedIn(): string {
  const text = JSON.stringify({
    access_token: 'access',
    token_type: 'Bearer',
    refresh_token: 'refresh',
    profile: { sub: 'p1' },
  })
  localStorage.setItem(userKey(authority, 'portal'), text)
  keep(parseUser(text)!)
  return text
}

describe('a sign-out', () => {
  before(keepWatch)
  beforeEach(() => configure({}, { authority }))
  afterEach(() => localStorage.clear())

  it('leaves nothing in local storage while the provider thinks about the tokens [4.76]', async () => {
    await provider({
      '.well-known': { body: { issuer: authority, revocation_endpoint: `${authority}/revoke` } },
      revoke: { delayMs: 400 },
    })
    signedIn()
    localStorage.setItem('anything', 'at all')
    const over = signOut()
    await waitUntil(async () => (await asked()).includes('revoke'))
    expect(Object.keys(localStorage)).to.deep.equal([])
    await over
    expect(await asked()).to.deep.equal(['.well-known/openid-configuration', 'revoke', 'revoke'])
    expect(Object.keys(localStorage)).to.deep.equal([])
  })

  it('is not undone by tokens that another tab renews meanwhile', async () => {
    await provider({
      '.well-known': { body: { issuer: authority, revocation_endpoint: `${authority}/revoke` } },
      revoke: { delayMs: 400 },
    })
    const text = signedIn()
    const over = signOut()
    await waitUntil(async () => (await asked()).includes('revoke'))
    localStorage.setItem(userKey(authority, 'portal'), text)
    dispatchEvent(new StorageEvent('storage', { key: userKey(authority, 'portal') })) // this one comes to other tabs only
    expect(currentUser()).not.to.equal(null)
    await over
    expect([currentUser(), $session.get().state]).to.deep.equal([null, 'signed-out'])
  })

  it('revokes the tokens by the document that is known, where a new one cannot be had', async () => {
    await provider({ '.well-known': { status: 500 }, revoke: {} })
    localStorage.setItem(
      `os.auth.well-known:${authority}`,
      JSON.stringify({ issuer: authority, revocation_endpoint: `${authority}/revoke` }),
    )
    signedIn()
    await signOut()
    expect((await asked()).filter((path) => path === 'revoke')).to.have.length(2)
  })

  it('can be done again by somebody who signs in again on a page that the provider never took away', async () => {
    const [here, gone] = [{ issuer: authority, end_session_endpoint: `${authority}/end` }, { status: 204 }]
    await provider({ '.well-known': { body: here }, end: gone })
    for (const times of [1, 2]) {
      signedIn()
      rememberRoute('/brands/b1/scorecards')
      expect(takeRememberedRoute()).to.equal('/brands/b1/scorecards')
      await signOut()
      expect($session.get().state).to.equal('signed-out')
      await waitUntil(async () => (await asked()).filter((path) => path === 'end').length === times)
    }
    rememberRoute('/brands/b1/scorecards')
    expect(takeRememberedRoute(), 'wanted by somebody who is not signed in again yet').to.equal(
      '/brands/b1/scorecards',
    )
  })

  it('leaves no path behind that was wanted while it went on', async () => {
    await provider({ '.well-known': { body: { issuer: authority } } })
    signedIn()
    const over = signOut()
    rememberRoute('/brands/b1/scorecards')
    await over
    expect(takeRememberedRoute()).to.equal(null)
  })

  it('is told: also by a page that comes later in this tab, until somebody signs in', async () => {
    await provider({ '.well-known': { body: { issuer: authority } } })
    signedIn()
    await signOut()
    expect($session.get().messages).to.deep.equal(['signedOut'])
    for (const reload of [1, 2]) {
      await restoreSession()
      expect($session.get().messages, `page ${reload}`).to.deep.equal(['signedOut'])
    }
    signedIn()
    localStorage.clear()
    letGo()
    await restoreSession()
    expect($session.get().messages).to.deep.equal([])
  })

  it('of somebody whom the portal could not load leaves their session at the provider alone', async () => {
    await provider({
      '.well-known': {
        body: {
          issuer: authority,
          end_session_endpoint: `${authority}/end`,
          revocation_endpoint: `${authority}/revoke`,
        },
      },
      revoke: {},
      end: { status: 204 },
    })
    signedIn()
    await signOut({ messages: ['workIsSafe'], keepsProvider: true })
    expect($session.get().state).to.equal('signed-out')
    expect($session.get().messages).to.deep.equal(['workIsSafe'])
    expect(await asked()).to.deep.equal(['.well-known/openid-configuration', 'revoke', 'revoke'])
    expect(localStorage.length).to.equal(0)
  })
})
