import { Refusal } from '../api/kit/refusal.ts'
import { SIGN_IN_REFUSALS } from './refusals.ts'

/** The identity provider could not be asked whose token this is: nobody's fault here, worth trying again. */
export class IdentityProviderUnavailable extends Refusal {
  override name = 'IdentityProviderUnavailable'

  constructor(problem: string, cause?: unknown) {
    super('identity-provider-away', SIGN_IN_REFUSALS['identity-provider-away'], { problem })
    this.cause = cause
  }
}
