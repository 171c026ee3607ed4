import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { expectErrors } from '../../test/browser/strict.ts'
import { $session, sessionEnded, takeLoginRoute } from '../stores/session.ts'
import { startSignInPopup } from './popup-sign-in.ts'
import { keep, letGo } from './session-keeper.ts'
import { parseUser } from './stored-user.ts'

describe('a sign-in window that fails', () => {
  const missing = () => {
    expectErrors(/The discovery document could not be fetched/)
    configure({}, { authority: `${location.origin}/test-api/status/404` })
  }

  afterEach(() => {
    letGo()
    sessionEnded('NotSet')
  })

  it('says so to somebody who is signed in all the time, and ends no session [4.28]', async () => {
    missing()
    keep(parseUser(JSON.stringify({ access_token: 'a', token_type: 'Bearer', profile: { sub: 'p1' } }))!)
    expect(await startSignInPopup()).to.include({ isAuthenticated: true })
    expect($session.get()).to.include({
      state: 'signed-in',
      subject: 'p1',
      result: 'NoAuthWellKnownEndPoints',
    })
    expect($session.get().messages).to.have.length(1)
    expect(takeLoginRoute()).to.equal('/unauthorized')
  })

  it('leaves nobody signed in where nobody was', async () => {
    missing()
    expect(await startSignInPopup()).to.include({ isAuthenticated: false })
    expect($session.get()).to.include({ state: 'signed-out', result: 'NoAuthWellKnownEndPoints' })
    expect(takeLoginRoute()).to.equal('/unauthorized')
  })
})
