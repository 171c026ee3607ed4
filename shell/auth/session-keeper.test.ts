import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { getJson, setTokenSource } from '../api/http.ts'
import { $session, sessionEnded } from '../stores/session.ts'
import { accessToken } from './auth.ts'
import { keep, letGo, readStoredUser } from './session-keeper.ts'
import { parseUser, userKey } from './stored-user.ts'

const keepTokens = (access_token: string) =>
  keep(parseUser(JSON.stringify({ access_token, token_type: 'Bearer', profile: { sub: 'p1' } }))!)
const bearer = async () =>
  (await getJson<{ headers: Record<string, string> }>('/test-api/echo/users/me')).headers['authorization']

describe('the session', () => {
  before(() => {
    configure({ userDetails: '/test-api/echo' })
    setTokenSource(accessToken)
  })
  after(() => {
    letGo()
    sessionEnded('NotSet')
    setTokenSource(() => null)
  })

  it('gives the calls the newest access token, and none once it is over [4.32]', async () => {
    keepTokens('first')
    expect([$session.get().state, await bearer()]).to.deep.equal(['signed-in', 'Bearer first'])
    keepTokens('second')
    expect([$session.get().state, await bearer()]).to.deep.equal(['signed-in', 'Bearer second'])
    letGo()
    expect(await bearer()).to.equal(undefined)
  })

  it('is treated as its own provider wants: what must not be renewed is sent as it is', async () => {
    configure(
      { userDetails: '/test-api/echo' },
      {
        otherProviders: [
          { id: 'second', authority: 'https://two.example', clientId: 'two', silentRenew: false },
        ],
      },
    )
    keep(
      parseUser(
        JSON.stringify({
          access_token: 'old',
          token_type: 'Bearer',
          profile: { sub: 'p1' },
          expires_at: 1,
          config_id: 'second',
        }),
      )!,
    )
    expect(accessToken()).to.equal('old')
  })

  it('is that of the provider it is stored for, whatever id this had when the person signed in', () => {
    configure({}, { otherProviders: [{ id: 'renamed', authority: 'https://two.example', clientId: 'two' }] })
    localStorage.setItem(
      userKey('https://two.example', 'two'),
      JSON.stringify({ access_token: 'a', profile: { sub: 'p1' }, config_id: 'second' }),
    )
    expect(readStoredUser()?.config_id).to.equal('renamed')
    localStorage.clear()
  })
})
