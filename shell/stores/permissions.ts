import { computed, map } from 'nanostores'
import { fetchPermissions } from '../api/alpha-zulu.ts'
import { cacheAgencies, cachedAgencies, fetchAgencies } from '../api/workspaces.ts'
import { CONFIG } from '../config/environment.ts'
import type { Agency, PermissionRecord } from '../contract/entities.ts'
import { holds } from '../contract/holds.ts'
import { sameValue } from './kit/same-value.ts'
import { $session } from './session.ts'
import { SharedLoad } from './kit/shared-load.ts'
import { $tenant } from './tenant.ts'

/** Spec section 3: permissions state. `error` is the message of the last load that failed (section 8). */
interface PermissionsState {
  loading: boolean
  permissions?: readonly PermissionRecord[]
  agencies: readonly Agency[]
  agenciesLoaded: boolean
  error: string
}

const NOTHING: PermissionsState = { loading: false, agencies: [], agenciesLoaded: false, error: '' }

export const $permissions = map<PermissionsState>(NOTHING)

/** The current tenant's agency among those of the person. */
export const $agency = computed([$permissions, $tenant], ({ agencies }, { code }) =>
  agencies.find((agency) => agency.code === code),
)

/** Account -> all that its records hold; built once per answer, so that a check is constant time. */
export const $held = computed($permissions, ({ permissions }) => index(permissions))

let indexed: { records?: readonly PermissionRecord[]; map: ReadonlyMap<string, ReadonlySet<string>> } = {
  map: new Map(),
}

function index(records: readonly PermissionRecord[] | undefined) {
  if (indexed.records !== records) {
    const byAccount = new Map<string, Set<string>>()
    for (const { account_id, permissions } of records ?? []) {
      const held = byAccount.get(account_id)
      if (held) permissions.forEach((permission) => held.add(permission))
      else byAccount.set(account_id, new Set(permissions))
    }
    indexed = { records, map: byAccount }
  }
  return indexed.map
}

/** Whether the current agency's account holds it, prefixed or bare. */
export function agencyHolds(permission: string): boolean {
  const agency = $agency.get()
  return agency !== undefined && accountHolds(agency.azId, permission)
}

export function accountHolds(account: string, permission: string): boolean {
  return holds($held.get().get(account), permission, CONFIG.permissionPrefix)
}

/**
 * The list kept from an earlier visit is believed where it lets the person in, so that the calls behind it start at once;
 * the server's answer replaces it. Nobody is turned away by an old list. @throws HttpError, NetworkError
 */
export async function getAgencies(): Promise<void> {
  const kept = cachedAgencies($session.get().subject)
  const isEnough = kept?.some(({ code }) => code === $tenant.get().code)
  if (!kept || !isEnough) return askForAgencies()
  setAgencies(kept)
  void askForAgencies().catch(() => {}) // the message of the failure is in the store
}

const agenciesUnderWay = new SharedLoad()
const permissionsUnderWay = new SharedLoad()

/** Whatever was kept; @throws HttpError, NetworkError */
export function askForAgencies(): Promise<void> {
  const { subject } = $session.get()
  const keep = (agencies: readonly Agency[]) => {
    cacheAgencies(subject, agencies)
    setAgencies(agencies)
  }
  return load(agenciesUnderWay, subject, fetchAgencies, keep)
}

export function setAgencies(agencies: readonly Agency[]): void {
  const known = $permissions.get()
  if (!known.agenciesLoaded || !sameValue(known.agencies, agencies))
    $permissions.set({ ...known, agencies: Object.freeze(agencies), agenciesLoaded: true })
}

/** Loads the records of all accounts the person has something in. @throws HttpError, NetworkError */
export function getPermissions(email: string): Promise<void> {
  const keep = (permissions: readonly PermissionRecord[]) =>
    $permissions.setKey('permissions', Object.freeze(permissions))
  return load(permissionsUnderWay, email, () => fetchPermissions(email), keep)
}

/** The two loads share the flag and the message. */
function load<Answer>(
  shared: SharedLoad,
  what: string,
  ask: () => Promise<Answer>,
  keep: (answer: Answer) => void,
): Promise<void> {
  return shared.run(what, async (isWanted) => {
    $permissions.set({ ...$permissions.get(), loading: true, error: '' })
    try {
      const answer = await ask()
      if (isWanted()) keep(answer)
    } catch (error) {
      if (isWanted()) $permissions.setKey('error', (error as Error).message)
      throw error
    } finally {
      const other = shared === permissionsUnderWay ? agenciesUnderWay : permissionsUnderWay
      if (isWanted()) $permissions.setKey('loading', other.isRunning)
    }
  })
}

export function clearPermissions(): void {
  forgetPermissions([])
}

/** All is to be asked for anew; the agencies' names stay for the page that shows them meanwhile. */
export function expirePermissions(): void {
  forgetPermissions($permissions.get().agencies)
}

function forgetPermissions(agencies: readonly Agency[]): void {
  agenciesUnderWay.forget()
  permissionsUnderWay.forget()
  $permissions.set({ ...NOTHING, agencies })
}
