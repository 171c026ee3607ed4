import { computed, map } from 'nanostores'
import { fetchPermissions } from '../api/alpha-zulu.ts'
import { fetchAgencies } from '../api/workspaces.ts'
import { CONFIG } from '../config/environment.ts'
import type { Agency, PermissionRecord } from '../contract/entities.ts'
import { holds } from '../contract/holds.ts'
import { once } from './once.ts'
import { $tenant } from './tenant.ts'

/** Spec section 3: permissions state. `error` is the message of a failed agency load. */
export interface PermissionsState {
  loading: boolean
  permissions?: readonly PermissionRecord[]
  agencies: readonly Agency[]
  agenciesLoaded: boolean
  error: string
}

const NOTHING: PermissionsState = { loading: false, agencies: [], agenciesLoaded: false, error: '' }

export const $permissions = map<PermissionsState>(NOTHING)

/** The current tenant's agency among those of the person. */
export const $agency = computed([$permissions, $tenant], ({ agencies }, { code }) => agencies.find((agency) => agency.code === code))

/** Account -> what it holds; built once per answer, so that a check is constant time. */
export const $held = computed($permissions, ({ permissions }) => index(permissions))

let indexed: { records?: readonly PermissionRecord[]; map: ReadonlyMap<string, ReadonlySet<string>> } = { map: new Map() }

function index(records: readonly PermissionRecord[] | undefined) {
  if (indexed.records !== records) {
    indexed = { records, map: new Map((records ?? []).map(({ account_id, permissions }) => [account_id, new Set(permissions)])) }
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

/** @throws HttpError, NetworkError */
export const getAgencies = once(async () => {
  $permissions.set({ ...$permissions.get(), loading: true, error: '' })
  try {
    setAgencies(await fetchAgencies())
  } catch (error) {
    $permissions.setKey('error', (error as Error).message)
    throw error
  } finally {
    $permissions.setKey('loading', false)
  }
})

export function setAgencies(agencies: readonly Agency[]): void {
  $permissions.set({ ...$permissions.get(), agencies: Object.freeze(agencies), agenciesLoaded: true })
}

let asked = ''
const load = once(async () => {
  $permissions.setKey('loading', true)
  try {
    $permissions.setKey('permissions', Object.freeze(await fetchPermissions(asked)))
  } finally {
    $permissions.setKey('loading', false)
  }
})

/** Loads the records of all accounts the person has something in. @throws HttpError, NetworkError */
export function getPermissions(email: string): Promise<void> {
  asked = email
  return load()
}

export function clearPermissions(): void {
  $permissions.set(NOTHING)
}
