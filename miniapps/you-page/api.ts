import type { Agency, Workspace } from '../../shell/contract/entities.ts'
import type { MiniAppHost } from '../../shell/contract/mini-app.ts'
import { requestJson } from '../kit/request-json.ts'

/** Spec section 7: the agency's organisation, then the brands previewed under it. */
export async function fetchBrands(host: MiniAppHost, tenantCode: string, signal: AbortSignal): Promise<readonly Workspace[]> {
  const agency = (await fetchAgencies(host, signal)).find(({ code }) => code === tenantCode)
  if (!agency) return []
  const query = new URLSearchParams({ parentId: agency.organisationsId, type: 'Brand' })
  return await requestJson<readonly Workspace[]>(host, `/api/workspaces/preview?${query}`, { signal })
}

/** Spec section 7: the agencies one belongs to. */
export function fetchAgencies(host: MiniAppHost, signal: AbortSignal): Promise<readonly Agency[]> {
  return requestJson<readonly Agency[]>(host, '/api/workspaces/agencies', { signal })
}
