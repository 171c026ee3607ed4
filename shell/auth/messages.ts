import type { ValidationResult } from '../contract/session.ts'

const UNTRUSTED =
  'The answer of the sign-in service could not be trusted, so nobody was signed in. Try again. If it happens again, tell your administrator'
const CLOCK =
  'The clock of this device and that of the sign-in service differ. Set the clock of this device, then sign in again.'
const FOREIGN = 'This sign-in was not started in this browser, or it waited too long. Sign in again.'

/** What the person reads on the login page, by result: what happened, what to do. The technical cause goes to the log. */
const BY_RESULT: Record<ValidationResult, string> = {
  NotSet: 'The sign-in did not finish. Nothing was changed. Try again.',
  StatesDoNotMatch: FOREIGN,
  SignatureFailed: `${UNTRUSTED} (SignatureFailed).`,
  IncorrectNonce: `${UNTRUSTED} (IncorrectNonce).`,
  RequiredPropertyMissing: `${UNTRUSTED} (RequiredPropertyMissing).`,
  MaxOffsetExpired: CLOCK,
  IssDoesNotMatchIssuer: `${UNTRUSTED} (IssDoesNotMatchIssuer).`,
  NoAuthWellKnownEndPoints:
    'The sign-in service cannot be reached. Nothing was changed. Check your connection, then try again in a minute.',
  IncorrectAud: `${UNTRUSTED} (IncorrectAud).`,
  IncorrectIdTokenClaimsAfterRefresh:
    'The sign-in service answered for somebody else. Sign in again to be sure who you are.',
  IncorrectAzp: `${UNTRUSTED} (IncorrectAzp).`,
  TokenExpired: CLOCK,
  IncorrectAtHash: `${UNTRUSTED} (IncorrectAtHash).`,
  Ok: '',
  LoginRequired:
    'The sign-in service did not ask who you are, so nobody was signed in. Try again. If it happens again, tell your administrator.',
  SecureTokenServerError:
    'The sign-in service refused the sign-in. Try again, or ask your administrator whether you have access.',
}

export const wordsFor = (result: ValidationResult): string => BY_RESULT[result]

export const WORDS = {
  cancelled: 'The sign-in was cancelled. Sign in when you are ready.',
  popupClosed: 'The sign-in window was closed before you were signed in. Sign in when you are ready.',
  interaction:
    'The sign-in service has a question for you first, such as whether you agree to something. Sign in to answer it.',
  trouble: 'The sign-in service is in trouble. Nothing was changed. Try again in a minute.',
  unreachable:
    'The sign-in service did not answer. Nothing was changed. Check your connection, then try again.',
  kept: 'Your session could not be renewed yet. It is kept, and this page goes on trying.',
  offline:
    'Your session could not be renewed, because there is no connection. It is kept: you are signed in again once you are online.',
  keptUnreachable:
    'Your session could not be renewed, because the sign-in service cannot be reached. It is kept, and this page goes on trying.',
  keptTrouble:
    'Your session could not be renewed, because the sign-in service is in trouble. It is kept, and this page goes on trying.',
  keptSlow:
    'Your session could not be renewed, because the sign-in service did not answer in time. It is kept, and this page goes on trying.',
  noFrames:
    'The sign-in service does not let this page renew your session. Sign in to continue where you were.',
  insecure:
    'Signing in works over a secure connection only. Open the portal at an address that begins with https:// and try again; if there is none, tell your administrator.',
  configuration: 'This portal is not set up for signing in. Tell your administrator.',
} as const
