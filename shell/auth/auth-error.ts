import type { ValidationResult } from '../contract/session.ts'

/** A sign-in, renewal or sign-out that failed: the login message of spec section 8, and which of the sixteen results it means. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly result: ValidationResult
  /** More for the log; never a token. */
  readonly detail: string
  /** The request had been sent before, and its answer was lost: that one may have used up what this one was refused for. */
  readonly isRepeated: boolean

  /** `cause` is what went wrong beneath: it decides whether a session may be kept. */
  constructor(
    message: string,
    result: ValidationResult = 'NotSet',
    detail = '',
    { cause, isRepeated = false }: ErrorOptions & { isRepeated?: boolean } = {},
  ) {
    super(message, { cause })
    this.result = result
    this.detail = detail
    this.isRepeated = isRepeated
  }
}
