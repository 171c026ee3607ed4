import { define } from '../define.ts'
import { session as pageSession } from '../session/session.ts'
import { OsSignIn } from './os-sign-in.ts'

define('os-sign-in', OsSignIn)

/** For pages that know a token themselves: `session({ token: () => … })`. */
export const session = pageSession
