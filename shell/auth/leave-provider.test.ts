import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { expectErrors } from '../../test/browser/strict.ts'
import { leaveProvider } from './leave-provider.ts'
import { Managers } from './managers.ts'
import { parseUser } from './stored-user.ts'
import type { StoredUser } from './stored-user.ts'

const personWith = (tokens: object): StoredUser =>
  parseUser(
    JSON.stringify({ access_token: 'access', token_type: 'Bearer', profile: { sub: 'p1' }, ...tokens }),
  )!

describe('leaving a provider that is away', () => {
  beforeEach(() =>
    configure({}, { authority: `${location.origin}/test-api/status/404`, signIn: { logLevel: 'Error' } }),
  )

  it('logs that the access token could not be revoked where there is no refresh token [8.34]', async () => {
    expectErrors(/Revocation request failed/, /revoke accessToken failed$/)
    expect(await leaveProvider(new Managers().of(), personWith({}))).to.deep.equal({
      address: null,
      reachable: false,
    })
  })

  it('logs that the token could not be revoked where there is one [8.33]', async () => {
    expectErrors(/Revocation request failed/, /revoke token failed$/)
    expect(await leaveProvider(new Managers().of(), personWith({ refresh_token: 'refresh' }))).to.deep.equal({
      address: null,
      reachable: false,
    })
  })

  it('has nothing to revoke for nobody', async () => {
    expect(await leaveProvider(new Managers().of(), null)).to.deep.equal({ address: null, reachable: false })
  })
})

describe('leaving a provider', () => {
  const authority = `${location.origin}/test-api/told/left`
  const { fetch: send } = globalThis
  const provider = (answers: object) => send(authority, { method: 'PUT', body: JSON.stringify(answers) })

  beforeEach(() => configure({}, { authority }))
  afterEach(() => {
    globalThis.fetch = send
    localStorage.clear()
  })

  const end = { issuer: authority, end_session_endpoint: `${authority}/end` }
  const know = (document: object, at = authority) =>
    localStorage.setItem(`os.auth.well-known:${at}`, JSON.stringify(document))

  it('does not go to its sign-off page while it cannot be reached, also where it has nothing to revoke at', async () => {
    expectErrors(/Revocation request failed/, /revoke accessToken failed/)
    const away = `${location.origin}/test-api/cut-off`
    configure({}, { authority: away })
    know({ ...end, issuer: away }, away)
    expect(await leaveProvider(new Managers().of(), personWith({}))).to.deep.equal({
      address: null,
      reachable: false,
    })
  })

  it('goes to the sign-off page that is known where it answers but cannot give its document', async () => {
    expectErrors(/Revocation request failed/, /revoke accessToken failed/)
    await provider({ '.well-known': { status: 500 } })
    know(end)
    expect((await leaveProvider(new Managers().of(), personWith({}))).address).to.match(
      /\/end\?client_id=portal&/,
    )
  })

  it('revokes also where the page is closed by then', async () => {
    await provider({
      '.well-known': { body: { issuer: authority, revocation_endpoint: `${authority}/revoke` } },
      revoke: {},
    })
    const sent: unknown[] = []
    globalThis.fetch = (url, init) => {
      sent.push([url, init?.keepalive === true])
      return send(url, init)
    }
    await leaveProvider(new Managers().of(), personWith({ refresh_token: 'refresh' }))
    expect(sent).to.deep.equal([
      [`${authority}/.well-known/openid-configuration`, false],
      [`${authority}/revoke`, true],
      [`${authority}/revoke`, true],
    ])
  })
})
