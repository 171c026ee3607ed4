import { session as pageSession } from '../session/session.ts'
import { OsSignIn } from './os-sign-in.ts'

// a page may hold this script twice, from two addresses: the first one counts
if (!customElements.get('os-sign-in')) customElements.define('os-sign-in', OsSignIn)

/** For pages that know a token themselves: `session({ token: () => … })`. */
export const session = pageSession
