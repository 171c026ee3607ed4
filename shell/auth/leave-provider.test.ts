import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { expectErrors } from '../../test/browser/strict.ts'
import { leaveProvider } from './leave-provider.ts'
import { Managers } from './managers.ts'
import { parseUser } from './stored-user.ts'
import type { StoredUser } from './stored-user.ts'

const personWith = (tokens: object): StoredUser => parseUser(JSON.stringify({ access_token: 'access', token_type: 'Bearer', profile: { sub: 'p1' }, ...tokens }))!

describe('leaving a provider that is away', () => {
  beforeEach(() => configure({}, { authority: `${location.origin}/test-api/status/404`, signIn: { logLevel: 'Error' } }))

  it('logs that the access token could not be revoked where there is no refresh token', async () => {
    expectErrors(/Revocation request failed/, /revoke accessToken failed$/)
    expect(await leaveProvider(new Managers().of(), personWith({}))).to.deep.equal({ address: null, reachable: false })
  })

  it('logs that the token could not be revoked where there is one', async () => {
    expectErrors(/Revocation request failed/, /revoke token failed$/)
    expect(await leaveProvider(new Managers().of(), personWith({ refresh_token: 'refresh' }))).to.deep.equal({ address: null, reachable: false })
  })

  it('has nothing to revoke for nobody', async () => {
    expect(await leaveProvider(new Managers().of(), null)).to.deep.equal({ address: null, reachable: false })
  })
})
