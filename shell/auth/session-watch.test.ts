import { expect } from '@open-wc/testing'
import { Clock } from '../../test/lifecycle/clock.ts'
import { sharesCookies, unwatchSession, watchAgainLater } from './session-watch.ts'
import { parseUser } from './stored-user.ts'

describe('a check frame', () => {
  it('is believed at once where it surely sees its cookies: on the portal’s own host, above or below it', () => {
    for (const host of ['portal.agency.example', 'login.portal.agency.example', 'agency.example']) expect(sharesCookies(host, 'portal.agency.example'), host).to.equal(true)
    expect(sharesCookies('127.0.0.1', '127.0.0.1')).to.equal(true)
  })

  it('is not where another owner may have the host', () => {
    for (const [host, own] of [['login.groupm.co.uk', 'portal.wavemaker.co.uk'], ['login.azurewebsites.net', 'portal.azurewebsites.net'], ['evil-agency.example', 'agency.example']] as const) {
      expect(sharesCookies(host, own), host).to.equal(false)
    }
  })

  it('that is to be asked again later is not, once the person has gone', () => {
    const clock = new Clock()
    clock.install()
    const user = parseUser(JSON.stringify({ access_token: 'a', token_type: 'Bearer', session_state: 's', profile: { sub: 'p1' } }))!
    watchAgainLater(user, () => {})
    watchAgainLater(user, () => {})
    const before = clock.pending
    unwatchSession()
    clock.uninstall()
    expect([before, clock.pending]).to.deep.equal([1, 0])
  })
})
