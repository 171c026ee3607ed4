import { expect } from '@open-wc/testing'
import { HttpError, NetworkError } from '../api/http.ts'
import { showLanguage, wordsReady } from '../contract/words.ts'
import { prepareSignInText, signInText } from '../words/sign-in/sign-in-text.ts'
import { loadFailure } from './load-failure.ts'

const refused = (status: number, problem = {}) =>
  loadFailure(
    'profile',
    'sign-out',
    new HttpError('GET', '/users/me', status, { type: 'about:blank', title: 'No', status, ...problem }),
  )

/** What the login page says of it. */
async function saidOf(verdict: ReturnType<typeof refused>): Promise<string> {
  if (typeof verdict === 'string' || !('leave' in verdict)) return ''
  prepareSignInText(verdict.messages)
  await wordsReady()
  return signInText(verdict.messages)
}

const MISSING = {
  code: 'account-missing',
  values: { email: 'x@agency.example' },
  detail: 'There is no account for x@agency.example here. Ask your administrator for one.',
}

describe('loadFailure', () => {
  it('hands on what the server says, and asks nobody to sign in again who may not come in', async () => {
    const missing = refused(403, MISSING)
    expect(missing).to.include({ leave: 'sign-out', refusesAccount: true })
    expect(await saidOf(missing)).to.equal(
      'We could not load your profile: the server answered 403. There is no account for x@agency.example here. Ask your administrator for one.',
    )
    expect(await saidOf(refused(403))).to.equal(
      'We could not load your profile: the server answered 403. Ask your administrator for access.',
    )
  })

  it('says so in the language in use', async () => {
    await showLanguage('de')
    expect(await saidOf(refused(403, MISSING))).to.equal(
      'Ihr Profil konnte nicht geladen werden: Der Server hat mit 403 geantwortet. Für x@agency.example gibt es hier kein Konto. Bitten Sie Ihre Administration darum.',
    )
    await showLanguage('en')
  })

  it('says that signing in again may help where the server failed, after what it says itself', async () => {
    expect(refused(500)).to.not.have.property('refusesAccount')
    expect(await saidOf(refused(500))).to.equal(
      'We could not load your profile: the server answered 500. Your saved work is safe. Sign in to try again.',
    )
    expect(await saidOf(refused(500, { detail: 'The database is full.' }))).to.equal(
      'We could not load your profile: the server answered 500. The database is full. Sign in to try again.',
    )
  })

  for (const status of [502, 503, 504]) {
    it(`takes ${status} for a server that cannot be reached: the session stays`, () => {
      const away = new HttpError('GET', '/users/me', status)
      expect(loadFailure('profile', 'sign-out', away)).to.deep.equal({ unreachable: away })
    })
  }

  it('leaves a 401 to the sign-out that it begins, and a missing answer to the person', () => {
    const noAnswer = new NetworkError('GET /users/me got no answer')
    expect(refused(401)).to.equal('stop')
    expect(loadFailure('profile', 'sign-out', noAnswer)).to.deep.equal({ unreachable: noAnswer })
  })
})
