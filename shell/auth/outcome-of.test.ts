import { expect } from '@open-wc/testing'
import { VALIDATION_RESULTS } from '../contract/session.ts'
import { AuthError } from './auth-error.ts'
import { HttpError, NetworkError, TimeoutError } from './http-json.ts'
import { isTransient, isUnanswered, outcomeOf } from './outcome-of.ts'

/** A message of the specification that stands for what went wrong beneath it. */
const behind = (cause: Error) => new AuthError('technical', 'NoAuthWellKnownEndPoints', '', { cause })

describe('outcomeOf', () => {
  for (const result of VALIDATION_RESULTS.filter((each) => each !== 'Ok')) {
    it(`has whole sentences for ${result}`, () => {
      const outcome = outcomeOf(new AuthError('technical', result))
      expect(outcome.result).to.equal(result)
      expect(outcome.message).to.match(/^[A-Z].{30,}\.$/)
      expect(outcome.message).to.not.contain('technical')
    })
  }

  it('never shows what a provider wrote', () => {
    const error = new AuthError('AuthCallback AuthResult came with error: x', 'SecureTokenServerError', '<img src=x>')
    expect(outcomeOf(error).message).to.not.contain('<')
  })

  it('tells storage, network and people apart', () => {
    expect(outcomeOf(new DOMException('', 'QuotaExceededError')).message).to.match(/storage/)
    expect(outcomeOf(new NetworkError('x')).message).to.match(/did not answer/)
    expect(outcomeOf(new AuthError('AuthCallback AuthResult came with error: access_denied', 'SecureTokenServerError')).message).to.match(/cancelled/)
    expect(outcomeOf('anything').result).to.equal('NotSet')
  })

  it('keeps a session through trouble, not through a refusal', () => {
    for (const error of [new NetworkError(''), new TimeoutError(''), new HttpError('', 503, null), new HttpError('', 429, null)]) expect(isTransient(error)).to.equal(true)
    for (const cause of [new NetworkError(''), new TimeoutError('')]) expect(isUnanswered(behind(cause))).to.equal(true)
    expect([isTransient(behind(new HttpError('', 503, null))), isUnanswered(behind(new HttpError('', 503, null)))]).to.deep.equal([true, false])
    for (const error of [behind(new HttpError('', 400, null)), new AuthError(''), new HttpError('', 400, null), new Error('x')]) expect(isTransient(error)).to.equal(false)
  })
})
