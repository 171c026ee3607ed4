import type { ValidationResult } from '../contract/session.ts'
import type { SignInMessage } from '../words/sign-in/sign-in-text.ts'

const untrusted = (result: ValidationResult): SignInMessage => ({ key: 'untrusted', values: { result } })

/** What the person reads on the login page, by result: what happened, what to do. The technical cause goes to the log. */
const BY_RESULT: Record<Exclude<ValidationResult, 'Ok'>, SignInMessage> = {
  NotSet: 'notFinished',
  StatesDoNotMatch: 'foreign',
  SignatureFailed: untrusted('SignatureFailed'),
  IncorrectNonce: untrusted('IncorrectNonce'),
  RequiredPropertyMissing: untrusted('RequiredPropertyMissing'),
  MaxOffsetExpired: 'clock',
  IssDoesNotMatchIssuer: untrusted('IssDoesNotMatchIssuer'),
  NoAuthWellKnownEndPoints: 'unreachable',
  IncorrectAud: untrusted('IncorrectAud'),
  IncorrectIdTokenClaimsAfterRefresh: 'otherPerson',
  IncorrectAzp: untrusted('IncorrectAzp'),
  TokenExpired: 'clock',
  IncorrectAtHash: untrusted('IncorrectAtHash'),
  LoginRequired: 'notAsked',
  SecureTokenServerError: 'refused',
}

export const messagesFor = (result: ValidationResult): readonly SignInMessage[] =>
  result === 'Ok' ? [] : [BY_RESULT[result]]
