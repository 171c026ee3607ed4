import { Refusal } from '../api/kit/refusal.ts'

/** The identity provider could not be asked whose token this is: nobody's fault here, worth trying again. */
export class IdentityProviderUnavailable extends Refusal {
  override name = 'IdentityProviderUnavailable'

  constructor(message: string, cause?: unknown) {
    super(503, `${message} Nothing was changed; try again in a moment.`)
    this.cause = cause
  }
}
