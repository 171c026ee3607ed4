import { expect } from '@open-wc/testing'
import { HttpError, NetworkError } from '../api/http.ts'
import { loadFailure } from './load-failure.ts'

const refused = (status: number, detail?: string) =>
  loadFailure(
    'your profile',
    'sign-out',
    new HttpError('GET', '/users/me', status, {
      type: 'about:blank',
      title: 'No',
      status,
      ...(detail && { detail }),
    }),
  )
const leaving = (message: string) => ({ leave: 'sign-out', message })
const refusing = (message: string) => ({ ...leaving(message), refusesAccount: true })

describe('loadFailure', () => {
  it('hands on what the server says, and asks nobody to sign in again who may not come in', () => {
    expect(
      refused(403, 'There is no account for x@agency.example here. Ask your administrator for one.'),
    ).to.deep.equal(
      refusing(
        'We could not load your profile: the server answered 403. There is no account for x@agency.example here. Ask your administrator for one.',
      ),
    )
    expect(refused(403)).to.deep.equal(
      refusing('We could not load your profile: the server answered 403. Ask your administrator for access.'),
    )
  })

  it('says that signing in again may help where the server failed, after what it says itself', () => {
    expect(refused(500)).to.deep.equal(
      leaving(
        'We could not load your profile: the server answered 500. Your saved work is safe. Sign in to try again.',
      ),
    )
    expect(refused(500, 'The database is full.')).to.deep.equal(
      leaving(
        'We could not load your profile: the server answered 500. The database is full. Sign in to try again.',
      ),
    )
  })

  for (const status of [502, 503, 504]) {
    it(`takes ${status} for a server that cannot be reached: the session stays`, () => {
      const away = new HttpError('GET', '/users/me', status)
      expect(loadFailure('your profile', 'sign-out', away)).to.deep.equal({ unreachable: away })
    })
  }

  it('leaves a 401 to the sign-out that it begins, and a missing answer to the person', () => {
    const noAnswer = new NetworkError('GET /users/me got no answer')
    expect(refused(401)).to.equal('stop')
    expect(loadFailure('your profile', 'sign-out', noAnswer)).to.deep.equal({ unreachable: noAnswer })
  })
})
