import { expect } from '@open-wc/testing'
import { VALIDATION_RESULTS } from '../contract/session.ts'
import { AuthError } from './auth-error.ts'
import { ProviderHttpError, ProviderNetworkError, TimeoutError } from './http-json.ts'
import { isUnanswered, outcomeOf, troubleOf } from './outcome-of.ts'
import { wordsReady } from '../contract/words.ts'
import { prepareSignInText, signInText } from '../words/sign-in/sign-in-text.ts'

/** A message of the specification that stands for what went wrong beneath it. */
const behind = (cause: Error) => new AuthError('technical', 'NoAuthWellKnownEndPoints', '', { cause })

/** As the login page says it. */
const saidOf = (error: unknown) => signInText(outcomeOf(error).messages)

before(() => {
  prepareSignInText(['notFinished'])
  return wordsReady()
})

describe('outcomeOf', () => {
  for (const result of VALIDATION_RESULTS.filter((each) => each !== 'Ok')) {
    it(`has whole sentences for ${result}`, () => {
      const outcome = outcomeOf(new AuthError('technical', result))
      expect(outcome.result).to.equal(result)
      expect(signInText(outcome.messages)).to.match(/^[A-Z].{30,}\.$/)
      expect(signInText(outcome.messages)).to.not.contain('technical')
    })
  }

  it('never shows what a provider wrote', () => {
    const error = new AuthError(
      'AuthCallback AuthResult came with error: x',
      'SecureTokenServerError',
      '<img src=x>',
    )
    expect(saidOf(error)).to.not.contain('<')
  })

  it('tells storage, network and people apart', () => {
    expect(saidOf(new DOMException('', 'QuotaExceededError'))).to.match(/storage/)
    expect(saidOf(new ProviderNetworkError('x'))).to.match(/did not answer/)
    expect(
      saidOf(
        new AuthError('AuthCallback AuthResult came with error: access_denied', 'SecureTokenServerError'),
      ),
    ).to.match(/canceled/)
    expect(outcomeOf('anything').result).to.equal('NotSet')
  })

  it('sends to the administrator who alone can help, and to the connection only where that is lost', () => {
    const discovery = (cause?: Error) =>
      saidOf(new AuthError('technical', 'NoAuthWellKnownEndPoints', '', { cause }))
    expect(discovery(new TimeoutError(''))).to.match(/Check your connection/)
    expect(discovery(new ProviderHttpError('', 502, null))).to.match(/has a problem/)
    for (const cause of [undefined, new ProviderHttpError('', 404, null)])
      expect(discovery(cause)).to.match(/Tell your administrator/)
  })

  it('tells a question of the provider’s and its trouble from a refusal of access', () => {
    const answered = (error: string) =>
      saidOf(new AuthError(`AuthCallback AuthResult came with error: ${error}`, 'SecureTokenServerError'))
    for (const error of ['interaction_required', 'consent_required', 'account_selection_required'])
      expect(answered(error)).to.match(/could not sign you in automatically/)
    for (const error of ['server_error', 'temporarily_unavailable'])
      expect(answered(error)).to.match(/has a problem/)
    expect(answered('unauthorized_client')).to.match(/refused/)
  })

  it('tells trouble, which may pass, from a refusal', () => {
    const troubles = [
      new ProviderNetworkError(''),
      new TimeoutError(''),
      new ProviderHttpError('', 503, null),
      new ProviderHttpError('', 429, null),
    ]
    for (const errors of [troubles, troubles.map(behind)]) {
      expect(errors.map(troubleOf)).to.deep.equal(['network', 'timeout', 'provider', 'provider'])
      expect(errors.map(isUnanswered)).to.deep.equal([true, true, false, false])
    }
    const refusals = [
      behind(new ProviderHttpError('', 400, null)),
      new AuthError(''),
      new ProviderHttpError('', 400, null),
      new Error('x'),
    ]
    expect(refusals.map(troubleOf)).to.deep.equal([null, null, null, null])
  })
})
