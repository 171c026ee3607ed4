import { CONFIG } from '../config/environment.ts'
import { WORKSPACE_ACCESS } from '../config/permissions.ts'
import { hasLivePanel, tenantOf } from '../config/tenants.ts'
import { brandLabel } from '../contract/brand-label.ts'
import type { Workspace } from '../contract/entities.ts'
import type { DenialDetails } from '../contract/denial.ts'
import { spellings } from '../contract/holds.ts'
import { $marketAccounts, marketHolds } from '../stores/markets.ts'
import { $agency, accountHolds, agencyHolds } from '../stores/permissions.ts'
import { $seenAs } from '../stores/seen-as.ts'
import { $tenant } from '../stores/tenant.ts'
import { words } from '../words/signed-in/words/words.ts'

/** A rule's no: in words for people, and what exactly was looked for. Guards and menus ask the same rules. */
export interface Refusal {
  because: string
  details: DenialDetails
}

export type Ruling = Refusal | null

/** How a permission may be spelt, for the trace. */
export const lookedFor = (permission: string): readonly string[] =>
  spellings(permission, CONFIG.permissionPrefix)

/** Speaks of the other person while an administrator sees the portal as somebody else. */
function deniedTo(
  key: 'denied.permission' | 'denied.inMarket' | 'denied.inAMarket',
  values: Readonly<Record<string, string>>,
): string {
  const name = $seenAs.get()
  return name === null ? words(key, { ...values }) : words(`${key}.seenAs`, { ...values, name })
}

/** Spec section 5: the agency's account holds the prefixed permission or the bare one; no permission asked lets everyone in. */
export function permissionRule(permission: string | undefined): Ruling {
  if (!permission || agencyHolds(permission)) return null
  const account = $agency.get()?.azId
  return {
    because: deniedTo('denied.permission', { tenant: $tenant.get().name, permission }),
    details: { rule: 'permission', permissions: lookedFor(permission), ...(account && { account }) },
  }
}

/** Spec section 6: the same per market country code. */
export function marketPermissionRule(permission: string | undefined, brand: Workspace | undefined): Ruling {
  const market = brand?.country
  if (!permission || (market && marketHolds(market.code, permission))) return null
  const account = market && $marketAccounts.get().get(market.code)
  return {
    because: market
      ? deniedTo('denied.inMarket', { permission, market: market.name })
      : deniedTo('denied.inAMarket', { permission }),
    details: {
      rule: 'permission',
      permissions: lookedFor(permission),
      ...(account && { account }),
      ...(market && { market: market.code }),
    },
  }
}

/** Spec section 2: brand routes need the workspace-access permission for that brand. */
export function workspaceAccessRule(brand: Workspace | undefined): Ruling {
  if (brand?.type === 'BRAND' && accountHolds(brand.azId, WORKSPACE_ACCESS)) return null
  return {
    because:
      brand?.type === 'BRAND'
        ? words('denied.closedBrand', { brand: brandLabel(brand) })
        : words('denied.unknownBrand'),
    details: {
      rule: 'workspace-access',
      permissions: lookedFor(WORKSPACE_ACCESS),
      ...(brand && { account: brand.azId }),
    },
  }
}

/** Spec section 2: something that works on a brand needs one. */
export function brandRule(brand: Workspace | undefined): Ruling {
  return brand ? null : { because: words('denied.noBrand'), details: { rule: 'brand' } }
}

export function tenantRule(tenants: readonly string[] | undefined): Ruling {
  if (!tenants || tenants.includes($tenant.get().code)) return null
  const names = tenants.map((code) => tenantOf(code).name).join(', ')
  return { because: words('denied.tenant', { names }), details: { rule: 'tenant' } }
}

export function livePanelRule(): Ruling {
  const { code, name } = $tenant.get()
  return hasLivePanel(code)
    ? null
    : { because: words('denied.livePanel', { tenant: name }), details: { rule: 'live-panel' } }
}
