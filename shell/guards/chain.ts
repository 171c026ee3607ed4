import { agenciesLoaded } from './agencies-loaded.ts'
import { authenticated } from './authenticated.ts'
import { hasPermission } from './has-permission.ts'
import { hasWorkspaceAccess } from './has-workspace-access.ts'
import { permissionsLoaded } from './permissions-loaded.ts'
import { userLoaded } from './user-loaded.ts'
import type { Guard, Verdict, Visit } from './verdict.ts'

/** Each asks the server for its part: they start together and are judged in the spec's order. */
const LOADING = [userLoaded, agenciesLoaded, permissionsLoaded] as const
const ROUTE: readonly Guard[] = [hasPermission, hasWorkspaceAccess]

/** Spec section 4: authenticated, user loaded, agencies loaded, permissions loaded; then the route's own guards. */
export async function runGuards(visit: Visit): Promise<Verdict> {
  if (visit.line.access === 'open') return 'pass'
  const signedIn = await authenticated(visit)
  if (signedIn !== 'pass') return signedIn
  return (await firstRefusal(LOADING.map((guard) => guard(visit)))) ?? (await firstRefusal(ROUTE.map((guard) => guard(visit)))) ?? 'pass'
}

async function firstRefusal(verdicts: readonly (Verdict | Promise<Verdict>)[]): Promise<Verdict | undefined> {
  for (const verdict of verdicts) {
    const given = await verdict
    if (given !== 'pass') return given
  }
  return undefined
}
