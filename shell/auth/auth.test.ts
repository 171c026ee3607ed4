import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { fillStorage } from '../../test/browser/fill-storage.ts'
import { expectErrors } from '../../test/browser/strict.ts'
import { wordsReady } from '../contract/words.ts'
import { $notices } from '../stores/notices.ts'
import { $session, sessionEnded, signingIn, takeLoginRoute } from '../stores/session.ts'
import { prepareSignInText, signInText, type SignInMessage } from '../words/sign-in/sign-in-text.ts'
import { rememberRoute, restoreSession, signOut, startSignIn, takeRememberedRoute } from './auth.ts'
import { currentUser, keep, letGo } from './session-keeper.ts'
import { sessionNotes } from './session-notes.ts'
import { parseUser, userKey } from './stored-user.ts'

describe('the remembered route', () => {
  it('is given back once [2.88]', () => {
    rememberRoute('/brands/b1/scorecards?from=mail#end')
    expect(takeRememberedRoute()).to.equal('/brands/b1/scorecards?from=mail#end')
    expect(takeRememberedRoute()).to.equal(null)
  })

  it('never leads to another origin, whoever wrote it [9.16]', () => {
    for (const path of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
    ]) {
      rememberRoute(path)
      expect(takeRememberedRoute(), path).to.equal(null)
      sessionStorage.setItem('os.auth.route', path)
      expect(takeRememberedRoute(), path).to.equal(null)
    }
  })

  it('is forgotten by a sign-out, like everything in local storage [4.75, 4.76]', async () => {
    configure({}, { authority: `${location.origin}/test-api/status/404` })
    rememberRoute('/brands/b1/scorecards')
    localStorage.setItem('anything', 'at all')
    await signOut()
    expect(takeRememberedRoute()).to.equal(null)
    expect(localStorage.length).to.equal(0)
  })

  it('is not there where session storage is full, and nothing breaks [9.16]', () => {
    const filler = fillStorage(sessionStorage)
    rememberRoute(`/${'x'.repeat(100)}`)
    expect(takeRememberedRoute()).to.equal(null)
    filler.clear()
  })
})

describe('a page that the browser kept while another was there', () => {
  const expectEnd = (messages: readonly SignInMessage[]) => {
    expect($session.get().state).to.equal('signed-out')
    expect($session.get().messages).to.deep.equal(messages)
  }
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  before(async () => {
    configure()
    await restoreSession()
  })

  it('says that somebody has signed out in another tab', () => {
    keep(parseUser(JSON.stringify({ access_token: 'a', token_type: 'Bearer', profile: { sub: 'p1' } }))!)
    comeBack()
    expectEnd(['endedElsewhere'])
  })

  it('says that one has signed out oneself, where that was on a later page of the same tab', () => {
    keep(parseUser(JSON.stringify({ access_token: 'a', token_type: 'Bearer', profile: { sub: 'p1' } }))!)
    sessionNotes.leaveFarewell(['signedOut']) // as the later page does
    comeBack()
    expectEnd(['signedOut'])
  })

  it('says nothing where it was left to sign in', () => {
    sessionNotes.forgetFarewell()
    signingIn()
    comeBack()
    expectEnd([])
  })
})

describe('a sign-in that fails', () => {
  before(() => {
    prepareSignInText(['stillSignedIn'])
    return wordsReady()
  })

  const missing = () => {
    expectErrors(/The discovery document could not be fetched/)
    configure({}, { authority: `${location.origin}/test-api/status/404` })
  }

  it('ends no session that it was to replace, and says what went wrong [4.27]', async () => {
    missing()
    const user = parseUser(
      JSON.stringify({ access_token: 'a', token_type: 'Bearer', profile: { sub: 'p1' } }),
    )!
    keep(user)
    await startSignIn()
    expect($session.get()).to.include({
      state: 'signed-in',
      subject: 'p1',
      result: 'NoAuthWellKnownEndPoints',
    })
    const said = signInText($session.get().messages)
    expect(said).not.to.equal('')
    expect($notices.get().map(({ text }) => text)).to.deep.equal([
      `${said} You are still signed in as before.`,
    ])
    expect(currentUser()).to.equal(user)
    expect(takeLoginRoute()).to.equal('/unauthorized')
    letGo()
    sessionEnded('NotSet')
  })

  it('is told on the next page too, where somebody is signed in there', async () => {
    localStorage.setItem(
      userKey(`${location.origin}/test-api/status/404`, 'portal'),
      JSON.stringify({ access_token: 'a', token_type: 'Bearer', profile: { sub: 'p1' } }),
    )
    configure({}, { authority: `${location.origin}/test-api/status/404` })
    $notices.set([])
    sessionNotes.leaveOutcome({ result: 'StatesDoNotMatch', messages: ['foreign'] })
    await restoreSession()
    expect($session.get()).to.include({ state: 'signed-in', result: 'StatesDoNotMatch' })
    expect($notices.get().map(({ text }) => text)).to.deep.equal([
      'This sign-in was not started in this browser, or it took too long. Sign in again. You are still signed in as before.',
    ])
    $notices.set([])
    localStorage.clear()
    letGo()
    sessionEnded('NotSet')
  })

  it('leaves nobody signed in where nobody was [4.27]', async () => {
    missing()
    await startSignIn()
    expect($session.get()).to.include({ state: 'signed-out', result: 'NoAuthWellKnownEndPoints' })
    expect(takeLoginRoute()).to.equal('/unauthorized')
  })
})
