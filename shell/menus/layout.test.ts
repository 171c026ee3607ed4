import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { showLanguage, wordsReady } from '../contract/words.ts'
import { setAppStatus } from '../stores/app-status.ts'
import { sessionEnded, sessionFailed } from '../stores/session.ts'
import { layoutNow } from './layout.ts'

describe('what the login page is told', () => {
  afterEach(async () => {
    sessionEnded('NotSet')
    await showLanguage('en')
  })

  it('is what went wrong, in the language that is in use when it is read', async () => {
    sessionFailed('IncorrectNonce', [{ key: 'untrusted', values: { result: 'IncorrectNonce' } }])
    await wordsReady()
    const layout = layoutNow()
    expect(layout.signInMessage).to.contain('tell your administrator (IncorrectNonce).')
    await showLanguage('ja')
    expect(layout.signInMessage).to.contain('管理者にお知らせください（IncorrectNonce）。')
    expect(layout.hasSignedOut).to.equal(false)
  })

  it('is that all is well where somebody has signed out, before any more words are here', () => {
    sessionEnded('NotSet', ['signedOut'])
    const { signInMessage, hasSignedOut } = layoutNow()
    expect({ signInMessage, hasSignedOut }).to.deep.equal({
      signInMessage: 'You have signed out.',
      hasSignedOut: true,
    })
    sessionEnded('NotSet', ['signedOut', 'signedOutHereOnly'])
    expect(layoutNow().hasSignedOut, 'where the provider was not told').to.equal(false)
  })
})

describe('apps that failed in this browser', () => {
  afterEach(() => setAppStatus('cart', 'NOT_LOADED'))

  it('are told as long as they are broken, and nothing changes while others come and go', () => {
    setAppStatus('cart', 'SKIP_BECAUSE_BROKEN')
    const told = layoutNow().brokenApps
    expect(told).to.deep.equal(['cart'])
    setAppStatus('budget', 'MOUNTED')
    expect(layoutNow().brokenApps).to.equal(told)
    setAppStatus('cart', 'MOUNTED')
    expect(layoutNow().brokenApps).to.deep.equal([])
  })

  it('have their help beside them, where the configuration says where that lives', () => {
    configure({}, { help: { knowledgeBaseUrl: 'https://help.example' } })
    expect(layoutNow().helpFor('nothing')).to.deep.equal({})
    expect(Object.keys(layoutNow().helpFor('scorecards'))).to.include('knowledgeBaseUrl')
    configure()
  })
})
