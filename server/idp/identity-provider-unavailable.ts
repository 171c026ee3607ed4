import { Refusal } from '../api/kit/refusal.ts'

/** The identity provider could not be asked whose token this is: nobody's fault here, worth trying again. */
export class IdentityProviderUnavailable extends Refusal<'identity-provider-away'> {
  override name = 'IdentityProviderUnavailable'

  constructor(problem: string, cause?: unknown) {
    super('identity-provider-away', { problem })
    this.cause = cause
  }
}
