import { atom } from 'nanostores'
import { DEFAULT_TENANT, tenantOf } from '../config/tenants.ts'
import type { Tenant } from '../contract/entities.ts'

/** The tenant the page names. */
export const $tenant = atom<Tenant>(tenantOf(DEFAULT_TENANT))

export function setTenant(code: string | undefined): void {
  $tenant.set(tenantOf(code || DEFAULT_TENANT))
}
