/** Spec section 4: outcomes of token validation. `NotSet` until something was validated. */
export const VALIDATION_RESULTS = [
  'NotSet',
  'StatesDoNotMatch',
  'SignatureFailed',
  'IncorrectNonce',
  'RequiredPropertyMissing',
  'MaxOffsetExpired',
  'IssDoesNotMatchIssuer',
  'NoAuthWellKnownEndPoints',
  'IncorrectAud',
  'IncorrectIdTokenClaimsAfterRefresh',
  'IncorrectAzp',
  'TokenExpired',
  'IncorrectAtHash',
  'Ok',
  'LoginRequired',
  'SecureTokenServerError',
] as const

export type ValidationResult = (typeof VALIDATION_RESULTS)[number]

export type AuthState = 'signed-out' | 'signing-in' | 'signed-in'
