import { computed } from 'nanostores'
import { GUARD_VALIDATION_DELAY_MS } from '../config/limits.ts'
import { readerOf } from '../stores/kit/reader-of.ts'
import type { Soon } from '../stores/kit/soon.ts'
import { $agency, $held, $permissions } from '../stores/permissions.ts'
import { $session } from '../stores/session.ts'
import { $users } from '../stores/users.ts'
import { $workspaces } from '../stores/workspaces.ts'
import { agenciesLoaded } from './agencies-loaded.ts'
import { authenticated, isSignedIn } from './authenticated.ts'
import { hasMarketPermission } from './has-market-permission.ts'
import { hasPermission } from './has-permission.ts'
import { hasWorkspaceAccess } from './has-workspace-access.ts'
import { heldBack, type Expected } from './held-back.ts'
import { isEligibleCountry } from './is-eligible-country.ts'
import { isOfTenant } from './is-of-tenant.ts'
import { isLoadedAndAllowed, permissionsLoaded } from './permissions-loaded.ts'
import { userLoaded } from './user-loaded.ts'
import type { Guard, Verdict, Visit } from './verdict.ts'

/** Each asks the server for its part: they start together and are judged in the spec's order. */
const LOADING = [userLoaded, agenciesLoaded, permissionsLoaded] as const
const ROUTE: readonly Guard[] = [
  isOfTenant,
  hasPermission,
  hasWorkspaceAccess,
  hasMarketPermission,
  isEligibleCountry,
]

/** Loads that may still turn a verdict: another visit or a mini-app asked for them. */
const loads: Expected = {
  stores: [$users, $permissions, $workspaces],
  isUnderWay: () => $users.get().loading || $permissions.get().loading || $workspaces.get().loading,
}

/** Whether all guards before the route's own pass: worked out when what they ask for changes, not at each visit. */
const isLetIn = readerOf(
  computed(
    [$session, $users, $permissions, $agency, $held, $workspaces],
    () => isSignedIn() && isLoadedAndAllowed(),
  ),
)

/** Spec section 4: authenticated, user loaded, agencies loaded, permissions loaded; then the route's own guards. A pass comes at once where all is loaded. */
export function runGuards(visit: Visit): Soon<Verdict> {
  return visit.line.access === 'open' || passesAtOnce(visit) ? 'pass' : runInTime(visit)
}

function passesAtOnce(visit: Visit): boolean {
  return isLetIn() && ROUTE.every((guard) => guard(visit) === 'pass')
}

async function runInTime(visit: Visit): Promise<Verdict> {
  const signedIn = await authenticated(visit)
  if (signedIn !== 'pass') return signedIn
  const verdict = await heldBack(() => judge(visit), loads, GUARD_VALIDATION_DELAY_MS)
  return isSignedIn() ? verdict : 'stop' // the end of the session leads on, whatever came of the loads
}

async function judge(visit: Visit): Promise<Verdict> {
  return (
    (await firstRefusal(LOADING.map((guard) => guard(visit)))) ??
    (await firstRefusal(ROUTE.map((guard) => guard(visit)))) ??
    'pass'
  )
}

async function firstRefusal(verdicts: readonly Soon<Verdict>[]): Promise<Verdict | undefined> {
  for (const verdict of verdicts) {
    const given = await verdict
    if (given !== 'pass') return given
  }
  return undefined
}
