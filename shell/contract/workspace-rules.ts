import type { Agency, PermissionRecord, Tenant, Workspace } from './entities.ts'

/** Spec section 3: a brand's currency is that of the first country of its advertiser market. */
export function withMarketCurrency(workspaces: readonly Workspace[]): Workspace[] {
  const markets = new Map(
    workspaces.flatMap((each) => (each.type === 'ADVERTISER_MARKET' ? [[each.id, each] as const] : [])),
  )
  return workspaces.map((brand) => {
    if (brand.type !== 'BRAND' || !brand.country) return brand
    const market = brand.parent ?? markets.get(brand.parentId ?? '')
    const currency = (market?.countries?.[0] ?? market?.country)?.currency
    return !currency || currency === brand.country.currency
      ? brand
      : { ...brand, country: { ...brand.country, currency } }
  })
}

const collator = new Intl.Collator('en')

/** The order in which brands are shown. */
export const byName = (a: Workspace, b: Workspace): number =>
  collator.compare(a.name, b.name) ||
  collator.compare(a.country?.name ?? '', b.country?.name ?? '') ||
  collator.compare(a.id, b.id)

/** Spec section 3: a workspace is attached to the record of its account. */
export function withWorkspaces(
  records: readonly PermissionRecord[],
  workspaces: readonly Workspace[],
): PermissionRecord[] {
  const byAccount = new Map(workspaces.map((workspace) => [workspace.azId, workspace]))
  return records.map((record) => {
    const workspace = byAccount.get(record.account_id)
    return workspace ? { ...record, workspace } : record
  })
}

/** Spec section 3: an agency is merged with the tenant list; what the answer says comes first. */
export function withTenants(agencies: readonly Agency[], tenantOf: (code: string) => Tenant): Agency[] {
  return agencies.map((agency) => {
    const { name, defaultTheme, mainColor } = tenantOf(agency.code)
    return {
      ...agency,
      name: agency.name || name,
      defaultTheme: agency.defaultTheme || defaultTheme,
      mainColor: agency.mainColor || mainColor,
    }
  })
}
