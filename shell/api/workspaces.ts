import { CONFIG } from '../config/environment.ts'
import { tenantOf } from '../config/tenants.ts'
import type { Agency, Workspace } from '../contract/entities.ts'
import { ACCEPT_WORKSPACES, workspacesOf } from '../contract/workspace-columns.ts'
import { withMarketCurrency, withTenants } from '../contract/workspace-rules.ts'
import { getList } from './check-answer.ts'
import { readCached, writeCached } from './response-cache.ts'

/** GET workspaces/preview: what the person may see under an organisation. */
export async function fetchWorkspacesPreview(organisationId: string, type?: 'Market'): Promise<Workspace[]> {
  const query = new URLSearchParams({ parentId: organisationId, ...(type && { type }) })
  const form = { accept: ACCEPT_WORKSPACES, read: workspacesOf }
  return withMarketCurrency(await getList<Workspace>(`${CONFIG.apis.workspaces}/preview?${query}`, ['id', 'azId', 'type', 'name'], form))
}

const agenciesUrl = () => `${CONFIG.apis.workspaces}/agencies`

/** GET workspaces/agencies: the person's agencies. */
export async function fetchAgencies(): Promise<Agency[]> {
  return withTenants(await getList<Agency>(agenciesUrl(), ['code', 'id', 'azId', 'organisationsId']), tenantOf)
}

/** Keeps them for the next visit of the same person. */
export function cacheAgencies(owner: string, agencies: readonly Agency[]): void {
  writeCached(owner, agenciesUrl(), agencies)
}

/** The agencies as they were when last asked for. The longest call, the workspaces preview, can start with them. */
export function cachedAgencies(owner: string): Agency[] | undefined {
  const cached = readCached<unknown>(owner, agenciesUrl())
  return Array.isArray(cached) ? (cached as Agency[]) : undefined
}
