import { expect } from '@open-wc/testing'
import { showLanguage, wordsReady } from '../contract/words.ts'
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
