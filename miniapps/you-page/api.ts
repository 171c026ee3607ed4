import type { Agency, Workspace } from '../../shell/contract/entities.ts'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { ACCEPT_WORKSPACES, workspacesOf } from '../../shell/contract/workspace-columns.ts'
import { byName, withMarketCurrency } from '../../shell/contract/workspace-rules.ts'
import { requestJson } from '../kit/bridge/request-json.ts'

/** Spec section 7: the agency's organisation, then what is previewed under it; brands are told from markets here, for the call knows no such type. */
export async function fetchBrands(
  portal: MiniAppPortal,
  tenantCode: string,
  signal: AbortSignal,
): Promise<readonly Workspace[]> {
  const agency = (await fetchAgencies(portal, signal)).find(({ code }) => code === tenantCode)
  if (!agency) return []
  const query = new URLSearchParams({ parentId: agency.organisationsId })
  const workspaces = workspacesOf(
    await requestJson(portal, `/api/workspaces/preview?${query}`, { signal, accept: ACCEPT_WORKSPACES }),
  ) as readonly Workspace[]
  return withMarketCurrency(workspaces)
    .filter(({ type }) => type === 'BRAND')
    .toSorted(byName)
}

/** Spec section 7: the agencies one belongs to. */
export function fetchAgencies(portal: MiniAppPortal, signal: AbortSignal): Promise<readonly Agency[]> {
  return requestJson<readonly Agency[]>(portal, '/api/workspaces/agencies', { signal })
}
