import { rememberRoute, signOut, startSignIn } from '../auth/auth.ts'
import { AGENCY_ACCESS_PATH } from '../config/routes.ts'
import type { Verdict } from '../guards/verdict.ts'
import { refuseAccess } from '../access/refuse-access.ts'
import { takeLoginRoute, tellLogin } from '../stores/session.ts'

/** The path that "Try again" leads to by itself; the address of the access page need not name it. */
const HOME = '/you'

/** Carries out what the guards said to a visit that they end: the path to go to instead, null where there is none. */
export function turnAway(
  verdict: Exclude<Verdict, 'pass' | { redirectTo: string } | { unreachable: Error }>,
  path: string,
): string | null {
  if (verdict === 'stop') return null
  if ('signIn' in verdict) {
    rememberRoute(path)
    const route = takeLoginRoute()
    const account = accountIn(path)
    return account === null
      ? route
      : `${route}${route.includes('?') ? '&' : '?'}${new URLSearchParams({ account })}`
  }
  if ('accessState' in verdict) {
    refuseAccess(verdict.accessState, path)
    return path === HOME ? AGENCY_ACCESS_PATH : `${AGENCY_ACCESS_PATH}?${new URLSearchParams({ from: path })}`
  }
  if (verdict.leave === 'login') {
    rememberRoute(path)
    tellLogin(verdict.messages)
    return '/login'
  }
  void signOut({ ...verdict, remember: path, keepsProvider: true })
  return null
}

/** Leaves for the provider; where that fails the login page, or the configured route, says why. */
export async function signInAt(path: string): Promise<string> {
  const account = accountIn(path)
  await startSignIn(account === null ? {} : { account })
  return takeLoginRoute()
}

/** Spec section 7: the identity-provider hint. */
const accountIn = (path: string): string | null => new URL(location.origin + path).searchParams.get('account')
